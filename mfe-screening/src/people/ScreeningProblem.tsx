import * as http from '@shortlist/contracts/http/resumes';
import { ApiError, ButtonLink, errorMessage, ErrorPanel, Note } from '@shortlist/web-kit';

export interface ScreeningProblemProps {
  /** Says what could not be loaded. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the place of a screening that could not be loaded, or is not there. */
export function ScreeningProblem({ title, error, onRetry }: ScreeningProblemProps) {
  if (error instanceof ApiError && [404, 422].includes(error.status ?? 0)) {
    return (
      <Note
        tone="bad"
        title="This screening was not found"
        action={<ButtonLink to="/dashboard">See your screenings</ButtonLink>}
      >
        {http.getScreening.errors.JobNotFound.message}
      </Note>
    );
  }
  return <ErrorPanel title={title} message={errorMessage(error)} onRetry={onRetry} />;
}
