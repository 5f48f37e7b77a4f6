import { TextField } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../components/RowAction.js';
import {
  addCriterion,
  type CriteriaDraft,
  isFull,
  mergeUp,
  moveCriterion,
  removeCriterion,
  updateCriterion,
} from '../criteria-draft.js';
import { AddCriterion } from './AddCriterion.js';
import { CriterionRow } from './CriterionRow.js';

const Title = styled(TextField)`
  flex-direction: row;
  align-items: center;
  gap: 10px;
  margin-top: 12px;
  label {
    flex: none;
    font-weight: 400;
    color: var(--ink-faint);
  }
  [role='alert'] {
    flex: none;
  }
`;

const List = styled.ul`
  margin-top: 12px;
  font-variant-numeric: tabular-nums;
`;

const Empty = styled.p`
  margin-top: 14px;
  font-size: var(--text-sm);
  color: var(--ink-faint);
`;

const Undo = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  margin-top: 8px;
  font-size: var(--text-sm);
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`;

export interface CriteriaEditorProps {
  readonly draft: CriteriaDraft;
  /** As they were proposed or are now; a reworded criterion shows what it was. */
  readonly originals: CriteriaDraft['criteria'];
  readonly onChange: (draft: CriteriaDraft) => void;
  /** Hears whether a criterion is typed that was not added. */
  readonly onPending?: (isPending: boolean) => void;
}

interface Undoable {
  readonly what: string;
  readonly before: CriteriaDraft;
}

/** Title and criteria of a job, to be changed: reword, must or nice, weight, order, add, merge, remove, undo. */
export function CriteriaEditor(props: CriteriaEditorProps) {
  const { draft, originals, onChange, onPending } = props;
  const [undo, setUndo] = useState<Undoable | null>(null);
  const { title, criteria } = draft;

  const apply = (next: CriteriaDraft, undoable: Undoable | null = null) => {
    setUndo(undoable);
    onChange(next);
  };
  const dropOn = (index: number) => (id: string) => {
    if (criteria.some((criterion) => criterion.id === id)) apply(moveCriterion(draft, id, index));
  };

  return (
    <>
      <Title
        label="Job title"
        value={title}
        maxLength={120}
        error={title.trim() === '' ? 'Please give the job a title.' : undefined}
        onChange={(event) => apply({ ...draft, title: event.target.value })}
      />
      {criteria.length === 0 ? (
        <Empty>Nothing to look for yet. Add what the person must bring.</Empty>
      ) : (
        <List aria-label="What will be looked for">
          {criteria.map((criterion, index) => {
            const { id, text } = criterion;
            return (
              <CriterionRow
                key={id}
                criterion={criterion}
                original={originals.find((each) => each.id === id)?.text ?? null}
                isFirst={index === 0}
                onChange={(change) => apply(updateCriterion(draft, id, change))}
                onRevert={(former) =>
                  apply(updateCriterion(draft, id, { text: former }), {
                    what: 'Put back as it was.',
                    before: draft,
                  })
                }
                onRemove={() =>
                  apply(removeCriterion(draft, id), {
                    what: text.trim() === '' ? 'Removed.' : `Removed “${text}”.`,
                    before: draft,
                  })
                }
                onMergeUp={() => apply(mergeUp(draft, id), { what: 'Merged.', before: draft })}
                onMove={(by) => apply(moveCriterion(draft, id, Math.max(0, index + by)))}
                onDropped={dropOn(index)}
              />
            );
          })}
        </List>
      )}
      <div role="status">
        {undo ? (
          <Undo>
            {undo.what}
            <RowAction type="button" onClick={() => apply(undo.before)}>
              Undo
            </RowAction>
          </Undo>
        ) : null}
      </div>
      <AddCriterion
        full={isFull(draft)}
        onAdd={(text) => apply(addCriterion(draft, text))}
        onPending={onPending}
      />
    </>
  );
}
