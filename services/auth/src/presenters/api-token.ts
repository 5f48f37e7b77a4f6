import { apiScopes } from '@shortlist/contracts/api-scopes';
import type { listApiTokens } from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { ApiTokenRecord } from '../models/api-token.js';

type ApiToken = OperationResponse<typeof listApiTokens>['tokens'][number];

/** A token without its secret; of its scopes those that this release knows. */
export function presentApiToken(token: ApiTokenRecord): ApiToken {
  const { publicId, name, scopes, ending, createdAt, expiresAt, lastUsedOn } = token;
  return {
    id: publicId,
    name,
    scopes: apiScopes.filter((scope) => scopes.includes(scope)),
    ending,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedOn: lastUsedOn?.toISOString() ?? null,
  };
}
