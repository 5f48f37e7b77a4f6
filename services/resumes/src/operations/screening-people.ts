import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { listLeads } from '../domain/people/list-leads.js';
import { setScreeningPeople } from '../domain/people/set-people.js';
import { takeOverScreening } from '../domain/people/take-over.js';

/** Members at work on screenings. */
export function createScreeningPeopleRoutes(context: Context): readonly Route[] {
  return [
    route(http.listLeads, async ({ member }) => {
      const leads = await listLeads(context, member);
      return { leads: leads.map((led) => ({ ...led, screenings: [...led.screenings] })) };
    }),
    route(http.setScreeningPeople, async ({ input, member }) => ({
      people: await setScreeningPeople(context, {
        jobId: input.params.id,
        member,
        people: input.body,
      }),
    })),
    route(http.takeOverScreening, async ({ input, member }) => ({
      people: await takeOverScreening(context, { jobId: input.params.id, member }),
    })),
  ];
}
