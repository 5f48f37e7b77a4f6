import type { Operation } from '@shortlist/contracts/operation';
import { z } from 'zod';

/** Lets any text through as id: a malformed one is answered like one that does not exist, not as bad input. */
export function anyId<const Op extends Operation>(operation: Op) {
  return { ...operation, params: z.object({ id: z.string() }) };
}

/** The same for an operation on one candidate of a job. */
export function anyCandidateId<const Op extends Operation>(operation: Op) {
  return { ...operation, params: z.object({ id: z.string(), candidateId: z.string() }) };
}
