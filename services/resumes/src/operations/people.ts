import * as http from '@shortlist/contracts/http/resumes';
import { createError, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { noteAbout } from '../domain/activity/note-activity.js';
import { confirmAddress } from '../domain/change/confirm-address.js';
import { decideCandidates } from '../domain/change/decide-candidates.js';
import { decideSamePerson } from '../domain/change/decide-same-person.js';
import { markCandidates } from '../domain/change/mark-candidates.js';
import { scoreFile } from '../domain/change/score-file.js';
import { separateFile } from '../domain/change/separate-file.js';
import { findJob } from '../domain/read/find-job.js';
import { findResume } from '../domain/read/find-resume.js';
import { findCandidate } from '../domain/read/rows/find-candidate.js';
import { presentRejectionEmail } from '../presenters/rejection-email.js';
import { presentRow } from '../presenters/row.js';
import { presentScan } from '../presenters/scan.js';
import { showChanged } from './show-changed.js';
import { showJob } from './show-job.js';

/** Candidates and decisions about them. */
export function createPeopleRoutes(context: Context): readonly Route[] {
  return [
    route(http.getCandidate, async ({ input, member }) => {
      const { id: jobId, candidateId } = input.params;
      const owner = { jobId, candidateId, member };
      const found = await findCandidate(context, owner, input.query.file);
      if (!found) throw createError(http.getCandidate, 'CandidateNotFound');
      const { job, person, shown } = found;
      const email = presentRejectionEmail(job, person, member.userId);
      return {
        candidate: presentRow(job, shown, { full: true, userId: member.userId }).candidate,
        email,
      };
    }),
    // The visible text that quotes refer to, and what a reader does not see.
    route(http.getCandidateResume, async ({ input, member }) => {
      const { id: jobId, candidateId } = input.params;
      const found = await findResume(context, { jobId, candidateId, member });
      if (!found?.resume) throw createError(http.getCandidateResume, 'CandidateNotFound');
      const { text, pageStarts, hiddenText, scan } = found.resume;
      const letter = found.application?.letter;
      return {
        fileName: found.fileName,
        text,
        pageStarts: [...pageStarts],
        hiddenText: [...hiddenText],
        ...(scan && { scan: presentScan(scan) }),
        ...(found.part && { part: found.part }),
        ...(letter ? { letter } : {}),
      };
    }),
    route(http.overrideCandidate, async ({ input, member }) => {
      const { id: jobId, candidateId } = input.params;
      const owner = { jobId, member };
      const { status: choice, reason } = input.body;
      const notFound = createError(http.overrideCandidate, 'CandidateNotFound');
      if (!(await findJob(context, owner))) throw notFound;
      const changes = [{ candidateId, choice, reason }];
      const { skipped } = await decideCandidates(context, { ...owner, changes, by: member.email });
      if (skipped.length > 0) throw notFound;
      noteAbout(context, member, jobId, { kind: 'decided', count: 1 });
      return showJob(context, owner);
    }),
    route(http.decideCandidates, async ({ input, member }) => {
      const owner = { jobId: input.params.id, member };
      const changed = await decideCandidates(context, {
        ...owner,
        ...input.body,
        by: member.email,
      });
      const count = input.body.changes.length - changed.skipped.length;
      if (count > 0) noteAbout(context, member, owner.jobId, { kind: 'decided', count });
      return showChanged(context, member, changed);
    }),
    // Says that candidates are one person, or that each is another one.
    route(http.decideSamePerson, async ({ input, member }) => {
      const { id: jobId, candidateId } = input.params;
      const owner = { jobId, candidateId, member };
      return showChanged(
        context,
        member,
        await decideSamePerson(context, { ...owner, ...input.body, by: member.email }),
      );
    }),
    route(http.markCandidates, async ({ input, member }) => {
      const { candidateIds, ...marking } = input.body;
      const owner = { jobId: input.params.id, member };
      return showChanged(
        context,
        member,
        await markCandidates(context, { ...owner, candidateIds, marking, by: member.email }),
      );
    }),
    // Tells a file apart from a person's other files, or takes that back.
    route(http.separateFile, async ({ input, member }) => {
      const { id: jobId, candidateId } = input.params;
      const file = { jobId, candidateId, member };
      const changed = await separateFile(context, { ...file, ...input.body, by: member.email });
      return showChanged(context, member, changed);
    }),
    route(http.confirmAddress, async ({ input, member }) => {
      const { id: jobId, candidateId } = input.params;
      const owner = { jobId, candidateId, member };
      return showChanged(
        context,
        member,
        await confirmAddress(context, { ...owner, ...input.body, by: member.email }),
      );
    }),
    // Has a file scored that was not recognised as a resume; answers with the screening in which it is being scored.
    route(http.scoreFile, async ({ input, member, requestId }) => {
      const { id: jobId, candidateId } = input.params;
      await scoreFile(context, { jobId, candidateId, member, requestId });
      return showJob(context, { jobId, member }, input.query);
    }),
  ];
}
