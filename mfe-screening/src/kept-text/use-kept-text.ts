import { dataOwner, useHost } from '@shortlist/web-kit';
import { useMemo, useState } from 'react';
import { useLeaveQuestion } from '../components/use-leave-question.js';
import { keepText, type KeptText, readKeptText } from './kept-text.js';

/** Owner of the texts: the signed-in person, in the page's workspace. */
export function useTextOwner(): string {
  return dataOwner(useHost());
}

/** True when text of this was written in the tab and not saved. */
export function useHasKeptText(name: string): boolean {
  const owner = useTextOwner();
  return useMemo(() => readKeptText(sessionStorage, { owner, name }) !== null, [owner, name]);
}

export interface WrittenText<Text extends KeptText> {
  readonly text: Text;
  readonly set: (change: Partial<Text>) => void;
  /** True when something differs from what is saved. */
  readonly isUnsaved: boolean;
  /** Forgets what was written: it is saved, or not wanted. */
  readonly forget: () => void;
}

/**
 * Text in the making, kept for this tab until it is saved or discarded: an expired session, a reload or the browser's
 * Back throw nothing away.
 */
export function useKeptText<Text extends KeptText>(name: string, saved: Text): WrittenText<Text> {
  const owner = useTextOwner();
  const key = useMemo(() => ({ owner, name }), [owner, name]);
  const [written, setWritten] = useState<Partial<Text> | null>(
    () => readKeptText(sessionStorage, key) as Partial<Text> | null,
  );
  const text = useMemo(() => ({ ...saved, ...written }), [saved, written]);
  const isUnsaved = Object.entries(text).some(([name, value]) => saved[name] !== value);
  useLeaveQuestion(isUnsaved);
  return {
    text,
    isUnsaved,
    set: (change) => {
      const next = { ...text, ...change };
      setWritten(next);
      const differs = Object.entries(next).some(([name, value]) => saved[name] !== value);
      keepText(sessionStorage, key, differs ? next : null);
    },
    forget: () => {
      setWritten(null);
      keepText(sessionStorage, key, null);
    },
  };
}
