import { useEffect, useRef, useState } from 'react';
import { countdownOf } from './countdown.js';
import { endOf, endSentence, openIds } from './outbox-end.js';
import { runOf } from './outbox-run.js';
import { outboxHeadline } from './outbox-sentences.js';
import type { Outbox } from './use-outbox.js';

/** Announces an outbox to screen readers: when emails begin to wait, when sending begins, and how it ended. */
export function useOutboxNews({ view, now }: Pick<Outbox, 'view' | 'now'>): string {
  const [news, setNews] = useState('');
  const followed = useRef<ReadonlySet<string>>(new Set());
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!view) return;
    const open = openIds(view);
    const isNew = open.some((id) => !followed.current.has(id));
    const isSending = view.counts.sending > 0;
    if (open.length === 0) {
      const end = endOf(view, followed.current);
      if (end && followed.current.size > 0) setNews(endSentence(end));
      followed.current = new Set();
    } else {
      const run = runOf(view);
      if (isNew && !isSending) {
        setNews(`${outboxHeadline(run, countdownOf(view, now()))}. You can stop them until then.`);
      } else if (isSending && !hasBegun.current) {
        setNews(`${run.total} ${run.total === 1 ? 'email is' : 'emails are'} being sent.`);
      }
      followed.current = new Set([...followed.current, ...open]);
    }
    hasBegun.current = isSending;
  }, [view, now]);
  return news;
}
