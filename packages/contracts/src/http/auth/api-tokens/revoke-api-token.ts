import * as z from 'zod/mini';
import { id, message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

export const revokeApiToken = defineOperation({
  name: 'revokeApiToken',
  summary: 'Revoke an access token of the API, within 10 seconds',
  method: 'DELETE',
  path: '/auth/api-tokens/{id}',
  auth: 'user',
  params: z.object({ id }),
  response: message,
  errors: {
    TokenNotFound: { status: 404, message: 'This access token has been revoked already.' },
  },
});
