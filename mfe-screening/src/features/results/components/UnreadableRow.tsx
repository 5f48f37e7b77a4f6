import * as http from '@shortlist/contracts/http/resumes';
import type { UnreadableFile } from '@shortlist/contracts/screening';
import { Button, Chip, Note, VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useScreeningChanges } from '../../../people/use-screening.js';
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

/** One file with its reason; one that is no resume can be scored all the same. */
export function UnreadableRow({ jobId, file }: UnreadableRowProps) {
  const { id, fileName, message, documentKind, scoring = false } = file;
  const { changeable } = useScreeningChanges();
  const { run, busy, error } = useChange(http.scoreFile);
  return (
    <Row>
      <div>
        <Head>
          <strong>{fileName}</strong>
          {documentKind ? <Chip>{labelOf(documentKind)}</Chip> : null}
        </Head>
        <Reason role={scoring ? 'status' : undefined}>
          {scoring ? 'This file is being scored. It moves to its list when it is done.' : message}
        </Reason>
      </div>
      {id && changeable ? (
        <Button
          busy={busy || scoring}
          busyLabel="Scoring..."
          onClick={() => void run({ params: { id: jobId, candidateId: id } })}
        >
          Score it all the same
          <VisuallyHidden>: {fileName}</VisuallyHidden>
        </Button>
      ) : null}
      {error ? <Note tone="bad">{error}</Note> : null}
    </Row>
  );
}
