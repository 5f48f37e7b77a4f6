import { randomUUID } from 'node:crypto';
import * as http from '@shortlist/contracts/http/resumes';
import { createError, parseInput, rawRoute, type Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { noteAbout } from '../domain/activity/note-activity.js';
import { addResumes } from '../domain/add/add-resumes.js';
import { confirmCriteria } from '../domain/change/confirm-criteria.js';
import { findCandidates } from '../domain/read/find-job.js';
import { screenResumes } from '../domain/start/screen-resumes.js';
import { presentProcessingResult } from '../presenters/job.js';
import { openUpload } from '../uploads/open-upload.js';
import { parseUpload } from '../uploads/parse-upload.js';

/** Uploads of resumes. */
export function createUploadsRoutes(context: Context): readonly Route[] {
  return [
    // Screens the uploaded resumes and answers when every one is done.
    rawRoute(http.processResumes, async ({ member, requestId, signal }, ctx) => {
      const lease = context.uploadMemory.lease(member.workspaceId);
      let forget = () => {};
      try {
        const upload = await parseUpload(ctx.req, context.config.uploadLimits, lease);
        ({ forget } = upload);
        const body = parseInput(http.processResumes.body, upload.fields);
        if (upload.files.length === 0) throw createError(http.processResumes, 'NoFiles');
        const files = await openUpload(context, upload, lease, member.workspaceId);
        const jobId = body.jobId ?? randomUUID();
        const count = files.length;
        let isNoted = false;
        const job = await screenResumes(context, {
          jobDescription: body.jobDescription,
          comparisonScore: body.comparisonScore,
          jobId,
          given: body.criteria ? confirmCriteria(body.criteria) : null,
          member,
          files,
          onAccepted: () => {
            // It comes again while the job is followed.
            if (!isNoted) noteAbout(context, member, jobId, { kind: 'screening-started', count });
            isNoted = true;
            files.length = 0;
            forget();
            lease.end();
          },
          requestId,
          signal,
        });
        if (job.status === 'failed') throw createError(http.processResumes, 'ScreeningFailed');
        const candidates = await findCandidates(context, job);
        return presentProcessingResult(job, candidates, member.userId);
      } finally {
        forget();
        lease.end();
      }
    }),
    rawRoute(http.addResumes, async ({ input, member, requestId, signal }, ctx) => {
      const lease = context.uploadMemory.lease(member.workspaceId);
      let forget = () => {};
      try {
        const upload = await parseUpload(ctx.req, context.config.uploadLimits, lease);
        ({ forget } = upload);
        const { uploadId, replaces } = parseInput(http.addResumes.body, upload.fields);
        if (upload.files.length === 0) throw createError(http.addResumes, 'NoFiles');
        const jobId = input.params.id;
        const added = await addResumes(context, {
          jobId,
          uploadId,
          replaces: replaces ?? null,
          member,
          requestId,
          files: await openUpload(context, upload, lease, member.workspaceId),
          signal,
        });
        const count = upload.files.length;
        noteAbout(context, member, jobId, { kind: 'resumes-added', count });
        return added;
      } finally {
        forget();
        lease.end();
      }
    }),
  ];
}
