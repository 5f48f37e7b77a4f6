import { noteLimits } from '@shortlist/contracts/screening';
import { Button, Icon, icons, TextArea } from '@shortlist/web-kit';
import { type Ref, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useUnsent } from '../../../../unsent/unsent-context.js';
import { type NoteState, useNote, type UseNoteOptions } from '../../note/use-note.js';
import { Part } from '../review-style.js';

const Area = styled(TextArea)`
  textarea {
    min-height: 44px;
    padding: 8px 12px;
    field-sizing: content;
    max-height: 240px;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 20px;
  margin-top: 4px;
  font-size: var(--text-xs);
  color: var(--ink-faint);
  svg {
    display: inline;
    vertical-align: -2px;
  }
  q {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @media print {
    display: none;
  }
`;

interface StateTextProps {
  readonly state: NoteState;
  readonly isWaiting: boolean;
}

function StateText({ state, isWaiting }: StateTextProps) {
  switch (state.step) {
    case 'idle':
      return null;
    case 'unsaved':
      return 'Not saved yet';
    case 'saving':
      return 'Saving...';
    case 'waiting':
    case 'saved':
      // Beside the name stands what it waits for.
      if (isWaiting) return 'Kept in this tab until we can save it';
      return (
        <>
          <Icon shape={icons.check} size={12} /> Saved
        </>
      );
    case 'failed':
      return `Not saved: ${state.problem} We keep it here for now.`;
    case 'contested':
      return (
        <>
          Not saved: {state.problem} The saved note says: <q>{state.theirs}</q>
        </>
      );
  }
}

export interface NoteFieldProps extends UseNoteOptions {
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** The note was changed and left: hears what it was before and is now. */
  readonly onChanged: (before: string, after: string) => void;
  /** Escape was pressed in it: the focus is to go elsewhere, so that the keys of the review work again. */
  readonly onLeave: () => void;
}

/** A person's note about a candidate; saved as it is typed. */
export function NoteField({ ref, onChanged, onLeave, ...options }: NoteFieldProps) {
  const { note, state, type, flush, settle } = useNote(options);
  const isWaiting = useUnsent(options.candidateId) !== null;
  const before = useRef<string | null>(null);
  const leave = () => {
    flush();
    // Not yet decided what it is.
    if (state.step === 'contested') return;
    if (before.current !== null && before.current !== note) onChanged(before.current, note);
    before.current = null;
  };
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The question may stand below what is in sight.
    if (state.step === 'contested') part.current?.scrollIntoView({ block: 'nearest' });
  }, [state.step]);
  const choose = (how: 'both' | 'mine') => {
    if (state.step !== 'contested') return;
    before.current = state.theirs;
    // The buttons go.
    part.current?.querySelector('textarea')?.focus();
    settle(how);
  };
  return (
    <Part ref={part} data-blank={note === '' ? true : undefined}>
      <Area
        ref={ref}
        label="Note"
        placeholder="Only your team sees this"
        rows={1}
        maxLength={noteLimits.noteCharacters}
        aria-keyshortcuts="N"
        value={note}
        onChange={(event) => {
          before.current ??= note;
          type(event.target.value);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onLeave();
        }}
      />
      <Line role="status">
        <span>
          <StateText state={state} isWaiting={isWaiting} />
        </span>
        {state.step === 'failed' ? (
          <Button variant="bare" onClick={flush}>
            Retry
          </Button>
        ) : null}
        {state.step === 'contested' ? (
          <>
            <Button variant="bare" onClick={() => choose('both')}>
              Keep both
            </Button>
            <Button variant="bare" onClick={() => choose('mine')}>
              Keep only mine
            </Button>
          </>
        ) : null}
      </Line>
    </Part>
  );
}
