import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Mail } from '../../../../../mails/mail.js';
import { isChosen, type Ticks, withTicks } from '../../../../../mails/mail-choice.js';
import type { MailGroup } from '../../../../../mails/mail-groups.js';
import { keyOfRow, type MailRow } from '../../../../../mails/mail-rows.js';
import { notPrinted } from '../../../list/printed.js';
import { Line, List, More, Rest } from './list-style.js';
import { MailGroupLine } from './MailGroupLine.js';
import { MailRowLine } from './MailRowLine.js';
import { useLineFocus } from './use-line-focus.js';
import { useLineWindow } from './use-line-window.js';

export interface MailListProps {
  readonly rows: readonly MailRow[];
  /** Id of the candidate whose letter is shown; null for nobody. */
  readonly shownId: string | null;
  /** Null where nothing can be sent. */
  readonly ticks: Ticks | null;
  readonly unsavedIds: readonly string[];
  readonly onShow: (candidateId: string) => void;
  readonly onTicks: (ticks: Ticks) => void;
  readonly onUnfold: (group: MailGroup) => void;
  readonly onRetry: (mails: readonly Mail[]) => void;
  /** Takes one out of the outbox; resolves when that is shown. */
  readonly onStop: (mail: Mail) => Promise<unknown>;
}

const idOf = (row: MailRow | undefined) => (row?.kind === 'mail' ? row.mail.candidate.id : null);

/** The emails by group, one line each; of a long list only what is in sight is on the page. */
export function MailList(props: MailListProps) {
  const { rows, shownId, ticks, unsavedIds, onShow, onTicks } = props;
  const list = useRef<HTMLUListElement>(null);
  const lines = useMemo(() => rows.map((row) => ({ key: keyOfRow(row), kind: row.kind })), [rows]);
  const mailIndexes = useMemo(
    () => rows.flatMap((row, index) => (row.kind === 'mail' ? [index] : [])),
    [rows],
  );
  /** The line that the Tab key reaches: where the arrow keys went last, else the one whose letter is shown. */
  const [reachedId, setReachedId] = useState<string | null>(null);
  const indexOf = (id: string | null) => rows.findIndex((row) => id !== null && idOf(row) === id);
  const stopIndex = [indexOf(reachedId), indexOf(shownId), mailIndexes[0] ?? -1].find(
    (index) => index >= 0,
  );
  const lineWindow = useLineWindow({ list, lines, keptIndex: stopIndex ?? -1 });

  const focusLine = useLineFocus(list);
  const go = (index: number | undefined, target: 'input' | 'button') => {
    const id = index === undefined ? null : idOf(rows[index]);
    if (index === undefined || id === null) return;
    setReachedId(id);
    lineWindow.scrollTo(index);
    focusLine(id, target);
  };
  const stop = async (mail: Mail) => {
    await props.onStop(mail);
    // Its button is gone, and the line stands elsewhere.
    setReachedId(mail.candidate.id);
    focusLine(mail.candidate.id, 'button');
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const at = mailIndexes.indexOf(index);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: mailIndexes.length - 1 }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    go(mailIndexes[target], event.currentTarget instanceof HTMLInputElement ? 'input' : 'button');
  };

  const unprinted = notPrinted(rows.length);
  return (
    <List ref={list} style={lineWindow.height === null ? {} : { height: lineWindow.height + 2 }}>
      {lineWindow.shown.map(({ index, key, top }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <Line
            key={key}
            ref={lineWindow.measure}
            data-index={index}
            data-first={index === 0}
            style={top === null ? { position: 'static' } : { transform: `translateY(${top}px)` }}
          >
            {row.kind === 'group' ? (
              <MailGroupLine
                group={row.group}
                mails={row.mails}
                ticks={ticks}
                onTickAll={(isTicked) =>
                  onTicks(withTicks(ticks ?? new Map(), row.mails, isTicked))
                }
                onRetry={() => props.onRetry(row.mails)}
              />
            ) : null}
            {row.kind === 'more' ? (
              <More
                type="button"
                onClick={() => {
                  setReachedId(row.first);
                  props.onUnfold(row.group);
                  focusLine(row.first, 'button');
                }}
              >
                Show {row.hidden} more
              </More>
            ) : null}
            {row.kind === 'mail' ? (
              <MailRowLine
                mail={row.mail}
                group={row.group}
                isShown={idOf(row) === shownId}
                isTicked={ticks && isChosen(row.mail, ticks)}
                isUnsaved={unsavedIds.includes(row.mail.candidate.id)}
                isStop={index === stopIndex}
                onShow={() => {
                  setReachedId(row.mail.candidate.id);
                  onShow(row.mail.candidate.id);
                }}
                onTick={(isTicked) => onTicks(withTicks(ticks ?? new Map(), [row.mail], isTicked))}
                onStop={ticks && row.mail.state === 'queued' ? () => void stop(row.mail) : null}
                onKeyDown={onKeyDown(index)}
              />
            ) : null}
          </Line>
        );
      })}
      {lineWindow.height === null && unprinted !== null ? <Rest>{unprinted}</Rest> : null}
    </List>
  );
}
