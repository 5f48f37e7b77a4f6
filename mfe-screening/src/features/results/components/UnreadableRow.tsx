import * as http from '@shortlist/contracts/http/resumes';
import type { UnreadableFile } from '@shortlist/contracts/screening';
import { Button, Chip, Note, Row as Flow, VisuallyHidden } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AddResumesDialog } from '../../../manage/components/lazy-dialogs.js';
import { useScreeningChanges } from '../../../people/store/use-screening.js';
import { useChange } from '../use-change.js';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 16px;
  align-items: center;
  padding: 14px 20px;
  & + & {
    border-top: 1px solid var(--line);
  }
  > [role='alert'] {
    grid-column: 1 / -1;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    padding-inline: 16px;
  }
`;

const Actions = styled(Flow)`
  justify-content: flex-end;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 8px;
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Reason = styled.p`
  font-size: var(--text-sm);
  color: var(--ink-faint);
`;

/** An `invoice` as a label. */
function labelOf(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface UnreadableRowProps {
  readonly jobId: string;
  readonly file: UnreadableFile;
}

/** One file with its reason; one that is no resume can be scored all the same, and any can be replaced. */
export function UnreadableRow({ jobId, file }: UnreadableRowProps) {
  const { id, fileId, fileName, message, documentKind, scoring = false } = file;
  const { changeable, reload } = useScreeningChanges();
  const [isReplacing, setReplacing] = useState(false);
  const { run, busy, error } = useChange(http.scoreFile);
  return (
    <Row>
      <div>
        <Head>
          <strong>{fileName}</strong>
          {documentKind ? <Chip>{labelOf(documentKind)}</Chip> : null}
        </Head>
        <Reason role={scoring ? 'status' : undefined}>
          {scoring ? 'Scoring this file. It moves to its list when done.' : message}
        </Reason>
      </div>
      {changeable ? (
        <Actions gap={2}>
          {id ? (
            <Button
              busy={busy || scoring}
              busyLabel="Scoring..."
              onClick={() => void run({ params: { id: jobId, candidateId: id } })}
            >
              Score it anyway
              <VisuallyHidden>: {fileName}</VisuallyHidden>
            </Button>
          ) : null}
          {fileId && !scoring ? (
            <Button onClick={() => setReplacing(true)}>
              Replace file
              <VisuallyHidden>: {fileName}</VisuallyHidden>
            </Button>
          ) : null}
        </Actions>
      ) : null}
      {fileId && isReplacing ? (
        <AddResumesDialog
          jobId={jobId}
          replaces={{ fileId, fileName }}
          onClose={() => setReplacing(false)}
          onAdded={() => {
            setReplacing(false);
            void reload();
          }}
        />
      ) : null}
      {error ? <Note tone="bad">{error}</Note> : null}
    </Row>
  );
}
