import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { noteAbout } from '../domain/activity/note-activity.js';
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
    route(http.setScreeningPeople, async ({ input, member }) => {
      const jobId = input.params.id;
      const people = await setScreeningPeople(context, { jobId, member, people: input.body });
      noteAbout(context, member, jobId, { kind: 'people-changed' });
      return { people };
    }),
    route(http.takeOverScreening, async ({ input, member }) => {
      const jobId = input.params.id;
      const people = await takeOverScreening(context, { jobId, member });
      noteAbout(context, member, jobId, { kind: 'screening-taken-over' });
      return { people };
    }),
  ];
}
