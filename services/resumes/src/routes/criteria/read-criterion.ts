import * as http from '@shortlist/contracts/http/resumes';
import { describeCriterion } from '@shortlist/screening';
import { type Route, route } from '@shortlist/service-kit';

/** Reads a criterion that a person writes. */
export function readCriterion(): Route {
  return route(http.readCriterion, ({ input }) => {
    const { notes, leftOut } = describeCriterion(input.body.text);
    return Promise.resolve({ notes: [...notes], leftOut: [...leftOut] });
  });
}
