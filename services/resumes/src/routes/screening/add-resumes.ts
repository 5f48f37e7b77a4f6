import * as http from '@shortlist/contracts/http/resumes';
import { createError, parseInput, rawRoute, type Route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { addResumes as add } from '../../domain/add/add-resumes.js';
import { parseUpload } from '../../uploads/parse-upload.js';

const operation = http.addResumes;

/** Adds resumes to one of the user's own screenings; answers when they are read and accepted. */
export function addResumes(context: Context): Route {
  return rawRoute(operation, async ({ input, user, requestId, signal }, ctx) => {
    const lease = context.uploadMemory.lease(user.sub);
    let forget = () => {};
    try {
      const upload = await parseUpload(ctx.req, context.config.uploadLimits, lease);
      ({ forget } = upload);
      const { uploadId, replaces } = parseInput(operation.body, upload.fields);
      if (upload.files.length === 0) throw createError(operation, 'NoFiles');
      return await add(context, {
        jobId: input.params.id,
        uploadId,
        replaces: replaces ?? null,
        user,
        requestId,
        files: upload.files,
        onRead: (bytes) => lease.giveBack(bytes),
        signal,
      });
    } finally {
      forget();
      lease.end();
    }
  });
}
