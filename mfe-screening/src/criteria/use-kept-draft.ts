import { useMemo } from 'react';
import { useKeptText } from '../kept-text/use-kept-text.js';
import type { CriteriaDraft } from './criteria-input.js';

function readDraft(text: string, current: CriteriaDraft): CriteriaDraft {
  try {
    const { title, criteria } = JSON.parse(text) as Partial<CriteriaDraft>;
    return typeof title === 'string' && Array.isArray(criteria) ? { title, criteria } : current;
  } catch {
    return current;
  }
}

export interface KeptDraft {
  readonly draft: CriteriaDraft;
  readonly set: (draft: CriteriaDraft) => void;
  /** Forgets it: it is saved, or not wanted. */
  readonly forget: () => void;
}

/** A person's edits of a screening's criteria; an expired session or a reload loses none of them. */
export function useKeptDraft(jobId: string, current: CriteriaDraft): KeptDraft {
  const saved = useMemo(() => ({ draft: JSON.stringify(current) }), [current]);
  const { text, set, forget } = useKeptText(`criteria/${jobId}`, saved);
  const draft = useMemo(() => readDraft(text.draft, current), [text.draft, current]);
  return {
    draft,
    set: (next) => set({ draft: JSON.stringify(next) }),
    forget,
  };
}
