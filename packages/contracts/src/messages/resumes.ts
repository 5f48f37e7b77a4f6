import { z } from 'zod';
import { id } from '../entities.js';
import { jobProgress } from '../job.js';
import { defineCommand, defineEvent, defineRequest } from '../message.js';

/** Score one queued candidate. Carries ids only: the text stays in the database. */
export const scoreCandidate = defineCommand(
  'resumes.candidate.score',
  z.object({ jobId: id, candidateId: id }),
);

/** A candidate was scored or found unscorable; the job's progress after it. */
export const candidateScored = defineEvent(
  'resumes.candidate.scored',
  jobProgress.extend({ candidateId: id }),
);

/** Every candidate of a job is done. */
export const jobCompleted = defineEvent(
  'resumes.job.completed',
  z.object({ jobId: id, userId: id }),
);

/** Rejection drafts of the user's own screenings addressed to any of `emails` (compared case-insensitively). */
export const findDrafts = defineRequest(
  'resumes.drafts.find',
  z.object({ userId: id, emails: z.array(z.string()) }),
  z.object({
    drafts: z.array(
      z.object({
        jobId: id,
        candidateId: id,
        email: z.string(),
        subject: z.string(),
        content: z.string(),
      }),
    ),
  }),
);
