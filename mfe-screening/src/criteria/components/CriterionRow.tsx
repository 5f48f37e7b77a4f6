import type { Criterion } from '@shortlist/contracts/screening';
import { type DragEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { RemoveButton } from '../../components/RemoveButton.js';
import { RowAction } from '../../components/RowAction.js';
import { tidyText } from '../criteria-input.js';
import { groupOf, type RequirementGroup } from '../requirement-groups.js';
import { useCriterionReading } from '../use-criterion-reading.js';
import { Grip, Row, Text, Under, Unweighed } from './CriterionRowParts.js';
import { GroupSelect } from './GroupSelect.js';
import { WeightBlocks } from './WeightBlocks.js';

/** Characters of a line of the text, about: browsers that can't fit a field to its text get that many rows. */
const lineLength = 44;

export interface CriterionRowProps {
  readonly criterion: Criterion;
  /** Wording of the description, where the person changed it. */
  readonly original: string | null;
  /** True for the first of its group. */
  readonly isFirst: boolean;
  readonly onChange: (change: Partial<Pick<Criterion, 'text' | 'weight'>>) => void;
  readonly onRegroup: (group: RequirementGroup) => void;
  /** Puts the text back to what it was; what was typed can be had again. */
  readonly onRevert: (former: string) => void;
  readonly onRemove: () => void;
  readonly onMergeUp: () => void;
  /** Moves it by one place in its group. */
  readonly onMove: (by: 1 | -1) => void;
  readonly onDropped: (id: string) => void;
}

/** How a criterion is weighed: by a person, or not at all. */
function Weight({ criterion, onChange }: Pick<CriterionRowProps, 'criterion' | 'onChange'>) {
  const { text, weight, onCall } = criterion;
  if (onCall) return <Unweighed>Ask on the call</Unweighed>;
  if (groupOf(criterion) === 'knock-out') return <Unweighed>Yes / no</Unweighed>;
  return <WeightBlocks of={text} value={weight} onChange={(next) => onChange({ weight: next })} />;
}

/** One criterion: its text, its group, its weight. Opens in place with what the engine reads in it. */
export function CriterionRow(props: CriterionRowProps) {
  const { criterion, original, isFirst, onChange, onRegroup, onMove } = props;
  const { onRevert, onRemove, onMergeUp, onDropped } = props;
  const { id, text } = criterion;
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
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
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
        data-keep={`grip ${id}`}
        aria-label={`Move ${text}: arrow up or down`}
        onKeyDown={onGripKey}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
      >
        ⋮⋮
      </Grip>
      <Text
        aria-label="Requirement"
        rows={Math.max(1, Math.ceil(text.length / lineLength))}
        maxLength={300}
        value={text}
        onChange={(event) => onChange({ text: event.target.value })}
        onKeyDown={onTextKey}
      />
      <Weight criterion={criterion} onChange={onChange} />
      <GroupSelect id={id} of={text} value={groupOf(criterion)} onChange={onRegroup} />
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
