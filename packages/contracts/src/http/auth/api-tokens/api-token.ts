import * as z from 'zod/mini';
import { grantedScope } from '../../../api-scopes.js';
import { id, isoDate } from '../../../entities.js';

/** An access token of the API, as its owner sees it: never the secret. */
export const apiToken = z.object({
  id,
  name: z.string(),
  scopes: z.array(grantedScope),
  /** The last four characters of the secret, to tell tokens apart. */
  ending: z.string(),
  createdAt: isoDate,
  /** Null: it ends when it is revoked. */
  expiresAt: z.nullable(isoDate),
  /** The day, UTC; null when it was never used. */
  lastUsedOn: z.nullable(isoDate),
});
