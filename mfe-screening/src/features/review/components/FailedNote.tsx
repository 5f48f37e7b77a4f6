import { Button, Note } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import type { FailedDecision } from '../use-review-decisions.js';

const Frame = styled(Note)`
  border-radius: 0;
  padding-inline: var(--s5);
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px var(--s4);
  }
  button {
    height: 32px;
  }
  @media print {
    display: none;
  }
`;

export interface FailedNoteProps {
  readonly failed: readonly FailedDecision[];
  readonly onRetry: () => void;
  readonly onShow: (candidateId: string) => void;
}

/** What was decided and not kept, with the way to keep it. */
export function FailedNote({ failed, onRetry, onShow }: FailedNoteProps) {
  const last = failed.at(-1);
  if (!last) return null;
  return (
    <Frame tone="bad">
      <span>
        {failed.length === 1
          ? `The decision about ${last.name} was not saved.`
          : `${failed.length} decisions were not saved, the last about ${last.name}.`}{' '}
        {last.problem}
      </span>
      <span>
        <Button onClick={onRetry}>Retry</Button>{' '}
        <Button variant="bare" onClick={() => onShow(last.candidateId)}>
          Show {last.name}
        </Button>
      </span>
    </Frame>
  );
}
