import { useCallback, useEffect, useRef, useState } from 'react';
import { clearDraft, keepDraft, readDraft } from './note-drafts.js';

/** Pause in typing after which a note is saved, in milliseconds. */
const pauseMs = 800;

export type NoteState =
  | { readonly step: 'idle' | 'unsaved' | 'saving' | 'saved' }
  /** `problem` is a sentence. */
  | { readonly step: 'failed'; readonly problem: string };

export interface UseNoteOptions {
  readonly jobId: string;
  readonly candidateId: string;
  /** As the server has it. */
  readonly saved: string;
  /** Saves a note; answers the sentence why it could not be saved, null when it was. */
  readonly save: (candidateId: string, note: string) => Promise<string | null>;
  /** Says so when it fails after somebody else came to the screen. */
  readonly onLeftUnsaved: (problem: string) => void;
}

/**
 * A note that is saved as it is typed: after a pause, on leaving the field and on going to somebody else. Until the
 * server has it, it is kept in the tab, and comes back when the candidate does.
 */
export function useNote(options: UseNoteOptions) {
  const { jobId, candidateId, saved, save, onLeftUnsaved } = options;
  const [typed, setTyped] = useState(() => readDraft(jobId, candidateId));
  const [state, setState] = useState<NoteState>({ step: typed === null ? 'idle' : 'unsaved' });
  const latest = useRef(typed);
  const callbacks = useRef({ save, onLeftUnsaved });
  useEffect(() => {
    callbacks.current = { save, onLeftUnsaved };
  });
  const saving = useRef<Promise<void>>(Promise.resolve());
  const isHere = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (latest.current === null) return;
    // One after the other: an earlier text must not arrive last.
    saving.current = saving.current.then(async () => {
      const note = latest.current;
      if (note === null) return;
      setState({ step: 'saving' });
      const problem = await callbacks.current.save(candidateId, note);
      if (problem !== null) {
        setState({ step: 'failed', problem });
        if (!isHere.current) callbacks.current.onLeftUnsaved(problem);
        // Also when somebody else is on the screen by then.
        window.addEventListener('online', flush, { once: true });
        return;
      }
      if (latest.current !== note) return;
      latest.current = null;
      clearDraft(jobId, candidateId);
      setState({ step: 'saved' });
    });
  }, [jobId, candidateId]);

  const type = (note: string) => {
    latest.current = note;
    setTyped(note);
    setState({ step: 'unsaved' });
    keepDraft(jobId, candidateId, note);
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, pauseMs);
  };

  // What was typed before a reload, or could not be saved, goes out at once; what is being typed, on leaving.
  useEffect(() => {
    isHere.current = true;
    flush();
    return () => {
      isHere.current = false;
      flush();
    };
  }, [flush]);
  const isUnsaved = state.step === 'unsaved' || state.step === 'saving' || state.step === 'failed';
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return { note: typed ?? saved, state, type, flush };
}
