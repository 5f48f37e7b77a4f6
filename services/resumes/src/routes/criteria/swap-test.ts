import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { swapTest as test } from '../../domain/fairness/swap-test.js';

/** How far scores shift when the candidates of one of the user's own screenings are taken for other people. */
export function swapTest(context: Context): Route {
  return route(http.swapTest, async ({ input, user, requestId, signal }) => {
    const jobId = input.params.id;
    const candidates = await test(context, { jobId, user, requestId, signal });
    return {
      jobId,
      largestShift: Math.max(0, ...candidates.map(({ shift }) => Math.abs(shift))),
      candidates: candidates.map((candidate) => ({
        ...candidate,
        swapped: [...candidate.swapped],
      })),
    };
  });
}
