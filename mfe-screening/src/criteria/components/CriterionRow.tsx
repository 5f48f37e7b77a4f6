import type { Criterion } from '@shortlist/contracts/screening';
import { type DragEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { RemoveButton } from '../../components/RemoveButton.js';
import { RowAction } from '../../components/RowAction.js';
import { tidyText } from '../criteria-draft.js';
import { useCriterionReading } from '../use-criterion-reading.js';
import { KindSwitch } from './KindSwitch.js';
import { WeightBlocks } from './WeightBlocks.js';

const Row = styled.li`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto auto 28px;
  gap: 2px 10px;
  align-items: center;
  margin-inline: -8px;
  padding: 5px 8px;
  border-radius: 7px;
  &:hover,
  &:focus-within {
    background: var(--sunken);
  }
  &:has(textarea:focus) {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }
  @media (max-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr) 44px;
    padding-block: 8px;
    > textarea {
      grid-column: 1 / 3;
    }
    > fieldset {
      grid-area: 2 / 1;
    }
    > label {
      grid-area: 2 / 2;
    }
    > button:last-of-type {
      grid-area: 1 / 3;
    }
  }
`;

const Grip = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-faint);
  font-size: var(--text-xs);
  letter-spacing: -2px;
  line-height: 28px;
  white-space: nowrap;
  cursor: grab;
  @media (max-width: 640px) {
    display: none;
  }
`;

const Text = styled.textarea`
  width: 100%;
  padding: 4px 0;
  border: 0;
  background: none;
  font: inherit;
  line-height: 1.4;
  color: var(--ink);
  resize: none;
  field-sizing: content;
  &:focus {
    outline: none;
  }
  @media (max-width: 640px) {
    font-size: 16px;
  }
`;

const Under = styled.p`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  padding-bottom: 4px;
  font-size: var(--text-xs);
  color: var(--ink-faint);
  overflow-wrap: anywhere;
  [role='alert'] {
    color: var(--bad);
  }
  @media (max-width: 640px) {
    grid-column: 1 / -1;
  }
`;

/** Characters of a line of the text, about: browsers that can't fit a field to its text get that many rows. */
const lineLength = 44;

export interface CriterionRowProps {
  readonly criterion: Criterion;
  /** What the description says, where the person changed it. */
  readonly original: string | null;
  readonly isFirst: boolean;
  readonly onChange: (change: Partial<Pick<Criterion, 'text' | 'kind' | 'weight'>>) => void;
  /** Puts the text back to what it was; what was typed can be had again. */
  readonly onRevert: (former: string) => void;
  readonly onRemove: () => void;
  readonly onMergeUp: () => void;
  /** Moves it by so many places. */
  readonly onMove: (by: number) => void;
  readonly onDropped: (id: string) => void;
}

/** One criterion: its text, whether it is a must, its weight. Opens in place with what the engine reads in it. */
export function CriterionRow(props: CriterionRowProps) {
  const { criterion, original, isFirst, onChange, onMove } = props;
  const { onRevert, onRemove, onMergeUp, onDropped } = props;
  const { id, text, kind, weight } = criterion;
  const [open, setOpen] = useState(false);
  const [before, setBefore] = useState(text);
  const reading = useCriterionReading(text, open);

  const onFocus = () => {
    if (!open) setBefore(text);
    setOpen(true);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setOpen(false);
    if (tidyText(text) === '') onRemove();
  };
  const onTextKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.blur();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      if (text !== before) onRevert(before);
    }
  };
  const onGripKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    onDropped(event.dataTransfer.getData('text/plain'));
  };

  return (
    <Row
      onFocus={onFocus}
      onBlur={onBlur}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <Grip
        type="button"
        draggable
        aria-label={`Move ${text}: arrow up or down`}
        onKeyDown={onGripKey}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
      >
        ⋮⋮
      </Grip>
      <Text
        aria-label="Criterion"
        rows={Math.max(1, Math.ceil(text.length / lineLength))}
        maxLength={300}
        value={text}
        onChange={(event) => onChange({ text: event.target.value })}
        onKeyDown={onTextKey}
      />
      <KindSwitch of={text} value={kind} onChange={(next) => onChange({ kind: next })} />
      <WeightBlocks of={text} value={weight} onChange={(next) => onChange({ weight: next })} />
      <RemoveButton of={text} onRemove={onRemove} />
      {open ? (
        <Under>
          {reading?.leftOut.map((wish) => (
            <span key={wish.text} role="alert">
              Please take “{wish.text}” out. {wish.reason}
            </span>
          ))}
          {original !== null && original !== tidyText(text) ? <span>from “{original}”</span> : null}
          {reading?.notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
          {isFirst ? null : (
            <RowAction type="button" onClick={onMergeUp}>
              Merge with the one above
            </RowAction>
          )}
        </Under>
      ) : null}
    </Row>
  );
}
