import * as http from '@shortlist/contracts/http/resumes';
import type { CallInput, CallOperation } from '@shortlist/host-api';
import { reportProblem } from '@shortlist/web-kit';
import type { Screening } from '../screening.js';

type Exported = NonNullable<CallInput<typeof http.noteExport>['body']>;

/** Tells the activity of the workspace that a file of candidates was made; not of samples, which no server has. The file does not wait. */
export function noteExport(
  call: CallOperation,
  { jobId, origin }: Pick<Screening, 'jobId' | 'origin'>,
  exported: Exported,
): void {
  if (origin !== 'screened') return;
  call(http.noteExport, { params: { id: jobId }, body: exported }).catch((error: unknown) => {
    reportProblem('The export could not be noted in the activity.', error);
  });
}
