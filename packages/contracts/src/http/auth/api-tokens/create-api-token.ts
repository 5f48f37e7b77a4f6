import * as z from 'zod/mini';
import { apiScopes, apiTokenLimits } from '../../../api-scopes.js';
import { oneLine } from '../../../constants.js';
import { defineOperation } from '../../operation.js';
import { ownerProof, proofErrors } from '../owner-proof.js';
import { apiToken } from './api-token.js';

const { maxNameCharacters, lifetimesDays, perAccount } = apiTokenLimits;

export const createApiToken = defineOperation({
  name: 'createApiToken',
  summary: 'Create an access token of the API; its owner gets a mail',
  method: 'POST',
  path: '/auth/api-tokens',
  auth: 'user',
  action: 'workspace.read',
  sensitive: 'braked',
  body: z.extend(ownerProof, {
    /** Its purpose, so that its owner recognises it. */
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please give the token a name.'),
        z.maxLength(
          maxNameCharacters,
          `Please keep the name under ${maxNameCharacters} characters.`,
        ),
        z.regex(oneLine, 'The name must be one line of text.'),
      ),
    scopes: z
      .array(z.enum(apiScopes))
      .check(
        z.minLength(1, 'Please choose at least one permission.'),
        z.maxLength(apiScopes.length, 'Please name each scope once.'),
      ),
    /** Null: it ends when it is revoked. */
    expiresInDays: z.literal([...lifetimesDays], 'Please choose 30, 90 or 365 days, or none.'),
  }),
  response: z.object({
    apiToken,
    /** The secret for `Authorization: Bearer`. Shown only once. */
    secret: z.string(),
  }),
  errors: {
    ...proofErrors,
    TooManyTokens: {
      status: 409,
      message: `You have ${perAccount} access tokens. Please revoke one that you no longer need.`,
    },
  },
});
