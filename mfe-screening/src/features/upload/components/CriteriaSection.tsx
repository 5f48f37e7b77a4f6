import { Delayed, Note, Skeleton } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../../components/RowAction.js';
import { AdvertRest } from '../../../criteria/components/AdvertRest.js';
import { CriteriaEditor } from '../../../criteria/components/CriteriaEditor.js';
import { addCriterion, isFull } from '../../../criteria/criteria-draft.js';
import { type CriteriaDraft, isSameDraft } from '../../../criteria/criteria-input.js';
import { type CriteriaPlan, draftOf } from '../../../criteria/criteria-plan.js';
import { useWorkflow } from '../../../workflow/workflow-context.js';
import { useCriteriaPlan } from '../use-criteria-plan.js';
import { ModelOffer } from './ModelOffer.js';

const Rows = styled.div`
  display: grid;
  gap: 14px;
`;

const Nothing = styled.p`
  font-size: var(--text-sm);
  color: var(--ink-faint);
`;

const SpacedNote = styled(Note)`
  margin-bottom: 12px;
`;

/** The requirements below the description they were read from, to be changed before anything is scored. */
export function CriteriaSection() {
  const workflow = useWorkflow();
  const state = useCriteriaPlan();
  const { status, plan, retry } = state;
  const [replaced, setReplaced] = useState<CriteriaPlan | null>(null);
  if (status === 'none') return <Nothing>Paste the description to see them.</Nothing>;
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
    <>
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
          We can’t show the requirements right now. You can start anyway: the screening reads the
          description.
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
              You changed the description after these requirements. We score by this list.
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
              We read the description again and replaced your changes.
            </SpacedNote>
          ) : null}
          <CriteriaEditor
            draft={draft}
            originals={plan.proposal.criteria}
            language={plan.proposal.language}
            onChange={onChange}
          />
          <AdvertRest
            duties={plan.proposal.duties ?? []}
            unasked={plan.proposal.unasked ?? []}
            leftOut={plan.proposal.leftOut}
            taken={draft.criteria.map(({ text }) => text)}
            isFull={isFull(draft)}
            onAdd={(text) => onChange(addCriterion(draft, text))}
          />
          {plan.proposal.foundModel ? <ModelOffer model={plan.proposal.foundModel} /> : null}
        </>
      ) : null}
    </>
  );
}
