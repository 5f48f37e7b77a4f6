import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { pageTaken, remoteErrors, remoteParams, unknownVersion, versionName } from './parts.js';

export const startRemoteCanary = defineOperation({
  name: 'startRemoteCanary',
  summary: 'Give a version of a remote to a share of the signed-in users, always the same ones',
  method: 'POST',
  path: '/remotes/{remote}/canary',
  auth: 'team',
  sensitive: true,
  params: remoteParams,
  body: z.object({
    version: versionName,
    /** 0 ends it. */
    percent: z.number().check(z.gte(0), z.lte(100)),
  }),
  response: z.object({}),
  errors: { ...remoteErrors, ...unknownVersion, ...pageTaken },
});
