import { Card, Delayed, Note, Skeleton } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../../components/RowAction.js';
import { CriteriaEditor } from '../../../criteria/components/CriteriaEditor.js';
import { LeftOutLine } from '../../../criteria/components/LeftOutLine.js';
import { type CriteriaDraft, isSameDraft } from '../../../criteria/criteria-draft.js';
import { type CriteriaPlan, draftOf } from '../../../criteria/criteria-plan.js';
import { useWorkflow } from '../../../workflow/workflow-context.js';
import { useCriteriaPlan } from '../use-criteria-plan.js';

const Frame = styled(Card)`
  padding: 20px;
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
  }
  h3 {
    font-size: 0.9375rem;
    font-weight: 600;
  }
  header p {
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
    color: var(--ink-faint);
  }
`;

const Rows = styled.div`
  display: grid;
  gap: 14px;
  margin-top: 18px;
`;

const SpacedNote = styled(Note)`
  margin-top: 12px;
`;

function count({ criteria }: CriteriaDraft): string {
  return criteria.length === 1 ? '1 criterion' : `${criteria.length} criteria`;
}

/** What will be looked for, below the description it was read from, to be changed before anything is scored. */
export function CriteriaSection() {
  const workflow = useWorkflow();
  const state = useCriteriaPlan();
  const { status, plan, retry } = state;
  const [replaced, setReplaced] = useState<CriteriaPlan | null>(null);
  if (status === 'none') return null;
  const draft = plan && draftOf(plan);

  const readAgain = () => {
    setReplaced(plan);
    retry();
  };

  const onChange = (next: CriteriaDraft) => {
    if (!plan) return;
    const { title, criteria } = plan.proposal;
    const isProposal = isSameDraft(next, { title, criteria });
    workflow.update({ criteria: { ...plan, draft: isProposal ? null : next } });
  };

  return (
    <Frame as="section" aria-label="What will be looked for">
      <header>
        <h3>What will be looked for</h3>
        {draft ? <p>{count(draft)} · change anything; nothing is scored yet</p> : null}
      </header>
      {status === 'reading' ? (
        <Delayed>
          <Rows role="status" aria-label="Reading the job description">
            {['78%', '62%', '70%', '54%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Rows>
        </Delayed>
      ) : null}
      {status === 'failed' ? (
        <SpacedNote
          tone="neutral"
          action={
            <RowAction type="button" onClick={retry}>
              Try again
            </RowAction>
          }
        >
          The criteria can’t be shown right now. You can start all the same: the description is read
          when the screening runs.
        </SpacedNote>
      ) : null}
      {draft && plan ? (
        <>
          {state.status === 'ready' && state.isOutdated ? (
            <SpacedNote
              tone="info"
              action={
                <RowAction type="button" onClick={readAgain}>
                  Read the description again
                </RowAction>
              }
            >
              The description was changed after these criteria. They are looked for as they stand
              here.
            </SpacedNote>
          ) : null}
          {replaced && !plan.draft ? (
            <SpacedNote
              tone="neutral"
              action={
                <RowAction type="button" onClick={() => workflow.update({ criteria: replaced })}>
                  Undo
                </RowAction>
              }
            >
              The description was read again; what you had changed is replaced.
            </SpacedNote>
          ) : null}
          {plan.proposal.isFinal || plan.draft ? null : (
            <SpacedNote tone="neutral">
              Read without AI. When the screening starts, the AI reads the description itself;
              change something here and exactly this list is looked for.
            </SpacedNote>
          )}
          <CriteriaEditor draft={draft} originals={plan.proposal.criteria} onChange={onChange} />
          <LeftOutLine leftOut={plan.proposal.leftOut} />
        </>
      ) : null}
    </Frame>
  );
}
