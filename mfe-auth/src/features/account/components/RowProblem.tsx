import { Button, errorMessage, Note } from '@shortlist/web-kit';

export interface RowProblemProps {
  /** Why the setting was not loaded; undefined when it was. */
  readonly error: unknown;
  /** A sentence that says why the setting was not changed; null when nothing failed. */
  readonly problem: string | null;
  readonly onRetry: () => void;
}

/** Says below a setting why it was not loaded or changed. */
export function RowProblem({ error, problem, onRetry }: RowProblemProps) {
  if (error === undefined && problem === null) return null;
  return (
    <Note
      tone="bad"
      action={error === undefined ? undefined : <Button onClick={onRetry}>Try again</Button>}
    >
      {problem ?? errorMessage(error)}
    </Note>
  );
}
