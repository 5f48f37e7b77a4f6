import { Note } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Line = styled(Note)`
  margin-top: var(--s3);
`;

export interface LoadingNoteProps {
  readonly loaded: number;
  readonly total: number;
  /** Why the next candidates have not come yet; null when nothing is wrong. */
  readonly problem: string | null;
}

/** How many candidates are here while the others are still coming. */
export function LoadingNote({ loaded, total, problem }: LoadingNoteProps) {
  return (
    <Line tone={problem === null ? 'neutral' : 'warn'} role="status">
      {loaded} of {total} candidates loaded.{' '}
      {problem === null ? 'Loading more…' : `${problem} Retrying…`}
    </Line>
  );
}
