import type * as http from '@shortlist/contracts/http/email';
import { createRefusal } from '@shortlist/service-kit';

/**
 * Refuses what a person asked, by any error name that an operation of the contract declares. The operation that was
 * called must declare it too (packages/contracts/src/http/email), or its answer is a 500;
 * scripts/tests/declared-refusals.test.mjs finds where it does not.
 */
export const refusal = createRefusal<typeof http>();
