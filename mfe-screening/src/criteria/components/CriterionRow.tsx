import type { Criterion } from '@shortlist/contracts/screening';
import {
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useState,
} from 'react';
import { RemoveButton } from '../../components/RemoveButton.js';
import { RowAction } from '../../components/RowAction.js';
import { type DraftCriterion, tidyText } from '../criteria-input.js';
import { groupOf, type RequirementGroup } from '../requirement-groups.js';
import { type CriterionReading, useCriterionReading } from '../use-criterion-reading.js';
import { useOpenRow } from '../use-open-row.js';
import { Grip, Row, Text, Under, Unweighed } from './CriterionRowParts.js';
import { GroupSelect } from './GroupSelect.js';
import { ReadAs } from './ReadAs.js';
import { WeightBlocks } from './WeightBlocks.js';

/** Characters of a line of the text, about: browsers that can't fit a field to its text get that many rows. */
const lineLength = 44;

export interface CriterionRowProps {
  readonly criterion: DraftCriterion;
  /** Wording of the description, where the person changed it. */
  readonly original: string | null;
  /** Language of the job (ISO 639-1), if known. */
  readonly language: string | undefined;
  /** True for the first of its group. */
  readonly isFirst: boolean;
  readonly onChange: (change: Partial<Pick<Criterion, 'text' | 'weight'>>) => void;
  readonly onRegroup: (group: RequirementGroup) => void;
  /** Puts the text back to what it was; what was typed can be had again. */
  readonly onRevert: (former: string) => void;
  /** Puts another wording in place of a vague one. */
  readonly onInstead: (text: string) => void;
  /** Hears how a new or changed text is judged. */
  readonly onRead: (reading: Required<Pick<CriterionReading, 'text' | 'judgedBy'>>) => void;
  readonly onRemove: () => void;
  readonly onMergeUp: () => void;
  /** Moves it by one place in its group. */
  readonly onMove: (by: 1 | -1) => void;
  readonly onDropped: (id: string) => void;
}

/** How a criterion is weighed: by a person, or not at all. */
function Weight({ criterion, onChange }: Pick<CriterionRowProps, 'criterion' | 'onChange'>) {
  const { text, weight, onCall, judgedBy } = criterion;
  if (judgedBy?.kind === 'call') return <Unweighed>If mentioned</Unweighed>;
  if (onCall) return <Unweighed>Ask on the call</Unweighed>;
  if (groupOf(criterion) === 'knock-out') return <Unweighed>Yes / no</Unweighed>;
  return <WeightBlocks of={text} value={weight} onChange={(next) => onChange({ weight: next })} />;
}

interface DetailsProps extends CriterionRowProps {
  readonly reading: CriterionReading | null;
}

/** Warnings and actions of an open row. */
function Details({ criterion, original, isFirst, onMergeUp, reading }: DetailsProps) {
  return (
    <>
      {reading?.leftOut.map((wish) => (
        <span key={wish.text} role="alert">
          Please take “{wish.text}” out. {wish.reason}
        </span>
      ))}
      {original !== null && original !== tidyText(criterion.text) ? (
        <span>from “{original}”</span>
      ) : null}
      {reading?.notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      {isFirst ? null : (
        <RowAction type="button" onClick={onMergeUp}>
          Merge with the one above
        </RowAction>
      )}
    </>
  );
}

/** One criterion: its text, how it is judged, its weight, its group. Opens in place with what the engine warns of. */
export function CriterionRow(props: CriterionRowProps) {
  const { criterion, original, language, onChange, onRegroup, onMove } = props;
  const { onRevert, onRemove, onDropped, onInstead, onRead } = props;
  const { id, text } = criterion;
  const { isOpen, open, close } = useOpenRow();
  const [before, setBefore] = useState(text);
  const isNew = original !== tidyText(text);
  const isUnread = isNew && criterion.judgedBy === undefined;
  const reading = useCriterionReading(text, { active: isOpen || isUnread, language });
  const readNow = reading?.text === tidyText(text) ? reading.judgedBy : undefined;
  const judgedBy = criterion.judgedBy ?? readNow;
  const [former, setFormer] = useState(judgedBy);
  if (judgedBy && judgedBy !== former) setFormer(judgedBy);
  const instead = judgedBy?.instead;
  const isVague = judgedBy?.kind === 'vague';
  const readsId = useId();

  useEffect(() => {
    if (isUnread && readNow) onRead({ text: tidyText(text), judgedBy: readNow });
  });

  const onFocus = () => {
    if (!isOpen) setBefore(text);
    open();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
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
        aria-describedby={readsId}
        data-keep={`text ${id}`}
        rows={Math.max(1, Math.ceil(text.length / lineLength))}
        maxLength={300}
        value={text}
        onChange={(event) => onChange({ text: event.target.value })}
        onKeyDown={onTextKey}
      />
      <ReadAs
        id={readsId}
        judgedBy={judgedBy ?? former ?? (isUnread ? null : undefined)}
        isFormer={!judgedBy}
        isLive={isOpen}
      />
      <Weight criterion={criterion} onChange={onChange} />
      <GroupSelect id={id} of={text} value={groupOf(criterion)} onChange={onRegroup} />
      <RemoveButton of={text} onRemove={onRemove} />
      {isVague || isOpen ? (
        <Under>
          {isVague ? (
            <>
              {instead === undefined ? null : (
                <>
                  <span>Try “{instead}”.</span>
                  <RowAction
                    type="button"
                    aria-label={`Use this: ${instead}`}
                    onClick={() => onInstead(instead)}
                  >
                    Use this
                  </RowAction>
                </>
              )}
              <RowAction type="button" aria-label={`Leave out: ${text}`} onClick={onRemove}>
                Leave out
              </RowAction>
            </>
          ) : null}
          {isOpen ? <Details {...props} reading={reading} /> : null}
        </Under>
      ) : null}
    </Row>
  );
}
