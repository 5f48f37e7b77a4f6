import * as http from '@shortlist/contracts/http/resumes';
import type { CriteriaInput } from '@shortlist/contracts/screening';
import { Button, createLazyDialog, useHost, usePrepared } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../../../components/RowAction.js';
import { inputOf } from '../../../../criteria/criteria-input.js';
import { useScreeningChanges } from '../../../../people/store/use-screening.js';
import type { Screening } from '../../../../screening/screening.js';
import { useChange } from '../../use-change.js';

const CriteriaDialog = createLazyDialog(
  async () => (await import('./CriteriaDialog.js')).CriteriaDialog,
  'Requirements',
);
const later = [CriteriaDialog];

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-top: 12px;
  font-size: var(--text-sm);
  color: var(--ink-soft);
`;

/** Opens the screening's criteria to be changed, and takes the last change back; not offered where nothing can be changed. */
export function CriteriaAction({ screening }: { readonly screening: Screening }) {
  const { notify } = useHost();
  const { changeable } = useScreeningChanges();
  const [editing, setEditing] = useState(false);
  const [before, setBefore] = useState<CriteriaInput | null>(null);
  const { run, busy, error } = useChange(http.setCriteria);
  const { jobId, title, criteria } = screening;
  const isOffered = changeable && criteria.length > 0;
  usePrepared(later, isOffered);
  if (!isOffered) return null;

  const undo = async () => {
    // Earlier judgements are remembered, so that undoing costs nothing.
    if (!before || !(await run({ params: { id: jobId }, body: { ...before, acceptCost: true } })))
      return;
    setBefore(null);
    notify({ kind: 'success', message: 'The requirements are restored.' });
  };

  return (
    <>
      <Line>
        <Button onClick={() => setEditing(true)}>Edit requirements</Button>
        {before ? (
          <span role="status">
            All candidates rescored.{' '}
            <RowAction type="button" disabled={busy} onClick={() => void undo()}>
              {busy ? 'Undoing...' : 'Undo'}
            </RowAction>
          </span>
        ) : null}
        {error ? <span role="alert">{error}</span> : null}
      </Line>
      {editing ? (
        <CriteriaDialog
          jobId={jobId}
          current={{ title, criteria }}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setBefore(inputOf({ title, criteria }));
            setEditing(false);
            notify({ kind: 'success', message: 'Requirements saved. All candidates rescored.' });
          }}
        />
      ) : null}
    </>
  );
}
