import { errorMessage, ErrorPanel } from '@shortlist/web-kit';

export interface ResumeProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the place of a resume that could not be loaded. */
export function ResumeProblem({ error, onRetry }: ResumeProblemProps) {
  return (
    <ErrorPanel
      title="The resume could not be loaded"
      message={errorMessage(error)}
      onRetry={onRetry}
    />
  );
}
