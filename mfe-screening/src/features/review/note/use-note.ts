import { useCallback, useEffect, useRef, useState } from 'react';
import { useLeaveQuestion } from '../../../components/use-leave-question.js';
import { clearDraft, keepDraft, type NoteDraft, readDraft } from './note-drafts.js';
import type { SaveNote } from './use-save-note.js';

/** Pause in typing after which a note is saved, in milliseconds. */
const pauseMs = 800;

export type NoteState =
  | { readonly step: 'idle' | 'unsaved' | 'saving' }
  /** `note` is what the server took, or will as soon as it can be reached. */
  | { readonly step: 'saved' | 'waiting'; readonly note: string }
  /** `problem` is a sentence. */
  | { readonly step: 'failed'; readonly problem: string }
  /** Somebody else wrote `theirs` meanwhile: nothing is saved until it is said what becomes of it. */
  | { readonly step: 'contested'; readonly problem: string; readonly theirs: string };

export interface UseNoteOptions {
  readonly jobId: string;
  readonly candidateId: string;
  /** As the server has it. */
  readonly saved: string;
  readonly save: SaveNote;
  /** Says so when it fails after somebody else came to the screen. */
  readonly onLeftUnsaved: (problem: string) => void;
}

/**
 * A note that is saved as it is typed: after a pause, on leaving the field and on going to somebody else. Until the
 * server has it, it is kept in the tab, and comes back when the candidate does.
 */
export function useNote(options: UseNoteOptions) {
  const { jobId, candidateId, saved, save, onLeftUnsaved } = options;
  const [kept] = useState(() => readDraft(jobId, candidateId));
  const [typed, setTyped] = useState(kept?.note ?? null);
  const [state, setState] = useState<NoteState>({ step: typed === null ? 'idle' : 'unsaved' });
  /** Text that the server does not have yet. */
  const latest = useRef<NoteDraft | null>(kept);
  const callbacks = useRef({ save, onLeftUnsaved });
  useEffect(() => {
    callbacks.current = { save, onLeftUnsaved };
  });
  /** The sentence, while a person is to say whose text stays. */
  const contested = useRef<string | null>(null);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const isHere = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hold = useCallback(
    (draft: NoteDraft) => {
      latest.current = draft;
      keepDraft(jobId, candidateId, draft);
    },
    [jobId, candidateId],
  );
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (latest.current === null || contested.current !== null) return;
    // One after the other: an earlier text must not arrive last.
    saving.current = saving.current.then(async () => {
      const draft = latest.current;
      if (draft === null) return;
      setState({ step: 'saving' });
      const outcome = await callbacks.current.save(draft.note, draft.before);
      if (outcome.status === 'problem') {
        const { sentence, theirs } = outcome;
        if (theirs === null) setState({ step: 'failed', problem: sentence });
        else {
          contested.current = sentence;
          setState({ step: 'contested', problem: sentence, theirs });
        }
        if (!isHere.current) callbacks.current.onLeftUnsaved(sentence);
        return;
      }
      if (latest.current !== draft) {
        // Text typed since then replaces the text that was just saved.
        if (latest.current) hold({ ...latest.current, before: draft.note });
        return;
      }
      latest.current = null;
      clearDraft(jobId, candidateId);
      setState({ step: outcome.status, note: draft.note.trim() });
    });
  }, [jobId, candidateId, hold]);

  // A note from elsewhere, made after this one was saved, replaces it.
  const isTaken = state.step === 'saved' || state.step === 'waiting';
  const isOutdated = isTaken && saved.trim() !== state.note;
  const note = typed === null || isOutdated ? saved : typed;

  const type = (text: string) => {
    const saidBefore = isTaken && !isOutdated ? state.note : saved;
    hold({ note: text, before: latest.current?.before ?? saidBefore });
    setTyped(text);
    clearTimeout(timer.current);
    // A person decides which text stays.
    if (state.step === 'contested') return;
    setState({ step: 'unsaved' });
    timer.current = setTimeout(flush, pauseMs);
  };
  /** Ends a contradiction: with both texts, or with the one typed here. */
  const settle = (how: 'both' | 'mine') => {
    if (state.step !== 'contested') return;
    const text = how === 'mine' ? note : [state.theirs, note].filter(Boolean).join('\n\n');
    contested.current = null;
    hold({ note: text, before: state.theirs });
    setTyped(text);
    flush();
  };

  // Text typed before a reload, or not saved, is sent at once; text being typed, on leaving.
  useEffect(() => {
    isHere.current = true;
    flush();
    return () => {
      isHere.current = false;
      if (contested.current !== null) callbacks.current.onLeftUnsaved(contested.current);
      flush();
    };
  }, [flush]);
  useLeaveQuestion(state.step !== 'idle' && !isTaken);

  return { note, state, type, flush, settle };
}
