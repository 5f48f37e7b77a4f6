import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { noteAbout } from '../domain/activity/note-activity.js';
import { findAway, setAbsence, setReaderAway } from '../domain/reading/away.js';
import { confirmAgreed } from '../domain/reading/confirm-agreed.js';
import { findReading } from '../domain/reading/find-reading.js';
import { setMark } from '../domain/reading/set-mark.js';
import { splitScreening } from '../domain/reading/split-screening.js';
import { presentReading, presentReadingPerson } from '../presenters/reading.js';
import { showChanged } from './show-changed.js';

/** People of a screening split among readers, and their marks. */
export function createReadingRoutes(context: Context): readonly Route[] {
  return [
    route(http.getReading, async ({ input, member }) => {
      const found = await findReading(context, { jobId: input.params.id, member });
      return presentReading(found, member.userId);
    }),
    route(http.splitScreening, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      const count = await splitScreening(context, { ...owner, ...input.body });
      noteAbout(context, member, owner.jobId, { kind: 'screening-split', count });
      return presentReading(await findReading(context, owner), member.userId);
    }),
    route(http.setReaderAway, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      await setReaderAway(context, { ...owner, ...input.body });
      return presentReading(await findReading(context, owner), member.userId);
    }),
    route(http.getAbsence, async ({ member }) => {
      const away = await findAway(context, member.workspaceId);
      return { until: away.get(member.userId)?.toISOString() ?? null };
    }),
    route(http.setAbsence, async ({ input, member }) => {
      await setAbsence(context, member, input.body.until);
      return input.body;
    }),
    route(http.setMark, async ({ input, member }) => {
      const { id: jobId, candidateId } = input.params;
      const given = { jobId, candidateId, member, ...input.body, by: member.email };
      const { changed, person } = await setMark(context, given);
      return {
        person: presentReadingPerson(changed.job, person, member.userId),
        changed: await showChanged(context, member, changed),
      };
    }),
    route(http.confirmAgreed, async ({ input, member }) => {
      const { candidateIds } = input.body;
      const owner = { jobId: input.params.id, member };
      const changed = await confirmAgreed(context, { ...owner, candidateIds, by: member.email });
      const count = changed.persons.length;
      if (count > 0) noteAbout(context, member, owner.jobId, { kind: 'decided', count });
      return showChanged(context, member, changed);
    }),
  ];
}
