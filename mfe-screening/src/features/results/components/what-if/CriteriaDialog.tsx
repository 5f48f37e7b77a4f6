import * as http from '@shortlist/contracts/http/resumes';
import { Button, Dialog, Note } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CriteriaEditor } from '../../../../criteria/components/CriteriaEditor.js';
import { type CriteriaDraft, inputOf, isSameDraft } from '../../../../criteria/criteria-input.js';
import { useKeptDraft } from '../../../../criteria/use-kept-draft.js';
import { useChange } from '../../use-change.js';

const Introduction = styled.p`
  margin-bottom: var(--s3);
`;

const Answer = styled(Note)`
  margin-top: var(--s3);
`;

export interface CriteriaDialogProps {
  readonly jobId: string;
  readonly current: CriteriaDraft;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Changes what a finished screening looks for; what asking an AI again would cost is said before it is asked. */
export function CriteriaDialog({ jobId, current, onClose, onSaved }: CriteriaDialogProps) {
  const { draft, set, forget } = useKeptDraft(jobId, current);
  const [isPending, setPending] = useState(false);
  const { run, busy, error, reason, clearError } = useChange(http.setCriteria);
  const changed = !isSameDraft(draft, current);
  const input = inputOf(draft);
  const asksCost = reason === 'CostToAccept';

  const save = async (acceptCost: boolean) => {
    if (!(await run({ params: { id: jobId }, body: { ...input, acceptCost } }))) return;
    forget();
    onSaved();
  };
  const close = () => {
    forget();
    onClose();
  };

  return (
    <Dialog
      open
      size="lg"
      title="Requirements"
      // Only Cancel discards typed text.
      dismissable={!busy && !changed && !isPending}
      onClose={close}
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!changed || input.title === '' || input.criteria.length === 0}
            busy={busy}
            busyLabel="Rescoring..."
            onClick={() => void save(asksCost)}
          >
            {asksCost ? 'Rescore at this cost' : 'Rescore'}
          </Button>
        </>
      }
    >
      <Introduction>
        We rescore every candidate by new or reworded requirements. Your decisions stay; unsent
        emails get the title.
      </Introduction>
      <CriteriaEditor
        draft={draft}
        originals={current.criteria}
        onPending={setPending}
        onChange={(next) => {
          if (!isSameDraft(next, draft)) clearError();
          set(next);
        }}
      />
      {error ? <Answer tone={asksCost ? 'info' : 'bad'}>{error}</Answer> : null}
    </Dialog>
  );
}
