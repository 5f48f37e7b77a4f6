import * as z from 'zod/mini';
import { answerSeconds, defineOperation } from '../../operation.js';
import { pageTaken, remoteErrors, remoteParams } from './parts.js';

/** Takes a build in after a look at each of its scripts. The same build again changes nothing. */
export const publishRemote = defineOperation({
  name: 'publishRemote',
  summary: 'Take in a build of a remote',
  method: 'POST',
  path: '/remotes/{remote}/versions',
  auth: 'team',
  sensitive: true,
  answerSeconds: answerSeconds.reading,
  params: remoteParams,
  body: z.object({
    /** Address of its mf-manifest.json. */
    manifest: z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)),
    /** Gives it to everybody at once. */
    live: z._default(z.boolean(), false),
  }),
  response: z.object({ version: z.string() }),
  errors: {
    ...remoteErrors,
    ...pageTaken,
    OriginRefused: {
      status: 403,
      message: 'Builds of this remote are not allowed at that origin. An operator can add it.',
    },
    BuildRefused: {
      status: 422,
      message: 'This is not a whole build of the remote. Please build and upload it again.',
    },
    NameTaken: { status: 409, message: 'The remote has another build under this name.' },
  },
});
