import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { remoteErrors, remoteParams } from './parts.js';
import { remoteState } from './remote-state.js';

export const getRemote = defineOperation({
  name: 'getRemote',
  summary: 'Show the versions of a remote, their users and the changes',
  method: 'GET',
  path: '/remotes/{remote}',
  auth: 'team',
  sensitive: 'braked',
  params: remoteParams,
  response: z.object({
    /** Null: the registry says nothing of it. */
    remote: z.nullable(remoteState),
  }),
  errors: remoteErrors,
});
