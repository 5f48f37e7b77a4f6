import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { remoteErrors, remoteParams } from './parts.js';

export const rollBackRemote = defineOperation({
  name: 'rollBackRemote',
  summary: 'End the canary of a remote, else go back to what was live before',
  method: 'POST',
  path: '/remotes/{remote}/rollback',
  auth: 'team',
  sensitive: true,
  params: remoteParams,
  response: z.object({
    /** Version for everybody from now on; null: the deployment's configuration. */
    live: z.nullable(z.string()),
  }),
  errors: {
    ...remoteErrors,
    NothingToRollBack: {
      status: 409,
      message: 'The remote is as the deployment is configured: there is nothing to roll back.',
    },
  },
});
