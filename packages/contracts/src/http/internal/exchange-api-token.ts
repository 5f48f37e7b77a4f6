import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

/** Asked by the gateway at the auth service for a call with a token of the API. Not below /api, as `checkSession`. */
export const exchangeApiToken = defineOperation({
  name: 'exchangeApiToken',
  summary: 'A short-lived access token that stands for a token of the API',
  method: 'POST',
  path: '/internal/api-tokens/exchange',
  auth: 'public',
  body: z.object({ secret: z.string().check(z.maxLength(128)) }),
  response: z.object({
    /** Null: the token is unknown, has expired or was revoked, or its account can’t be used. */
    granted: z.nullable(
      z.object({
        /** Good for a minute at the services. */
        accessToken: z.string(),
        scopes: z.array(z.string()),
      }),
    ),
  }),
  errors: {},
});
