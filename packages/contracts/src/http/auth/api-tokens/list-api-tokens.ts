import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { apiToken } from './api-token.js';

export const listApiTokens = defineOperation({
  name: 'listApiTokens',
  summary:
    'The user’s access tokens of the API, newest first; those that have expired for 30 more days',
  method: 'GET',
  path: '/auth/api-tokens',
  auth: 'user',
  response: z.object({ tokens: z.array(apiToken) }),
  errors: {},
});
