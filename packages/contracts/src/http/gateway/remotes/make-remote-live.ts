import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { pageTaken, remoteErrors, remoteParams, unknownVersion, versionName } from './parts.js';

export const makeRemoteLive = defineOperation({
  name: 'makeRemoteLive',
  summary: 'Give a version of a remote to all users, and end its canary',
  method: 'POST',
  path: '/remotes/{remote}/live',
  auth: 'team',
  sensitive: true,
  params: remoteParams,
  body: z.object({ version: versionName }),
  response: z.object({}),
  errors: { ...remoteErrors, ...unknownVersion, ...pageTaken },
});
