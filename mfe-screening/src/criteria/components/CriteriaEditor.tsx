import { TextField } from '@shortlist/web-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../components/RowAction.js';
import {
  addCriterion,
  dropCriterion,
  isFull,
  mergeUp,
  moveCriterion,
  removeCriterion,
  updateCriterion,
  withReading,
} from '../criteria-draft.js';
import type { CriteriaDraft } from '../criteria-input.js';
import { inGroups, marksOfGroup } from '../requirement-groups.js';
import { useKeptFocus } from '../use-kept-focus.js';
import { AddCriterion } from './AddCriterion.js';
import { CriterionRow } from './CriterionRow.js';
import { GroupRows, RequirementCard, RequirementFoot } from './RequirementCard.js';

const Title = styled(TextField)`
  flex-direction: row;
  align-items: center;
  gap: 10px;
  max-width: 520px;
  label {
    flex: none;
    font-weight: 400;
    color: var(--ink-faint);
  }
  [role='alert'] {
    flex: none;
  }
`;

const Empty = styled.p`
  padding: 14px 20px;
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
  /** Language of the job (ISO 639-1), if known. */
  readonly language?: string | undefined;
  readonly onChange: (draft: CriteriaDraft) => void;
  /** Hears whether a criterion is typed that was not added. */
  readonly onPending?: (isPending: boolean) => void;
}

interface Undoable {
  readonly message: string;
  readonly before: CriteriaDraft;
}

/** Title and requirements of a job by group, to be changed: reword, regroup, weigh, order, add, merge, remove, undo. */
export function CriteriaEditor(props: CriteriaEditorProps) {
  const { draft, originals, language, onChange, onPending } = props;
  const [undo, setUndo] = useState<Undoable | null>(null);
  const { title, criteria } = draft;

  const apply = (next: CriteriaDraft, undoable: Undoable | null = null) => {
    setUndo(undoable);
    onChange(next);
  };
  // Several rows may be read before the next render.
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  const groups = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(groups);

  return (
    <>
      <Title
        label="Job title"
        value={title}
        maxLength={120}
        error={title.trim() === '' ? 'Please give the job a title.' : undefined}
        onChange={(event) => apply({ ...draft, title: event.target.value })}
      />
      <RequirementCard ref={groups} role="group" aria-label="Requirements">
        {criteria.length === 0 ? <Empty>No requirements yet. Add the first one.</Empty> : null}
        {inGroups(criteria).map(({ group, criteria: own }) => (
          <GroupRows key={group.id} group={group} count={own.length}>
            {own.map((criterion, index) => {
              const { id, text } = criterion;
              return (
                <CriterionRow
                  key={id}
                  criterion={criterion}
                  original={originals.find((each) => each.id === id)?.text ?? null}
                  language={language}
                  isFirst={index === 0}
                  onChange={(change) => apply(updateCriterion(draft, id, change))}
                  onRegroup={(next) => {
                    keepFocus(`group ${id}`);
                    apply(updateCriterion(draft, id, marksOfGroup(next)));
                  }}
                  onRevert={(former) =>
                    apply(updateCriterion(draft, id, { text: former }), {
                      message: 'Restored.',
                      before: draft,
                    })
                  }
                  onInstead={(instead) => {
                    keepFocus(`text ${id}`);
                    apply(updateCriterion(draft, id, { text: instead }), {
                      message: `Reworded “${text}”.`,
                      before: draft,
                    });
                  }}
                  onRead={(reading) => {
                    latest.current = withReading(latest.current, id, reading);
                    onChange(latest.current);
                  }}
                  onRemove={() =>
                    apply(removeCriterion(draft, id), {
                      message: text.trim() === '' ? 'Removed.' : `Removed “${text}”.`,
                      before: draft,
                    })
                  }
                  onMergeUp={() => apply(mergeUp(draft, id), { message: 'Merged.', before: draft })}
                  onMove={(by) => {
                    keepFocus(`grip ${id}`);
                    apply(moveCriterion(draft, id, by));
                  }}
                  onDropped={(dropped) => apply(dropCriterion(draft, dropped, id))}
                />
              );
            })}
          </GroupRows>
        ))}
        <RequirementFoot>
          <AddCriterion
            full={isFull(draft)}
            onAdd={(text) => apply(addCriterion(draft, text))}
            onPending={onPending}
          />
        </RequirementFoot>
      </RequirementCard>
      <div role="status">
        {undo ? (
          <Undo>
            {undo.message}
            <RowAction type="button" onClick={() => apply(undo.before)}>
              Undo
            </RowAction>
          </Undo>
        ) : null}
      </div>
    </>
  );
}
