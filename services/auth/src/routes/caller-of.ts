import type { AccessTokenClaims } from '@shortlist/contracts/entities';
import type { OperationClient } from '@shortlist/service-kit';
import type { Caller } from '../domain/proof/prove-owner.js';
import { originOf } from './origin-of.js';

/** The person who changes an account. */
export function callerOf({ sub }: AccessTokenClaims, client: OperationClient): Caller {
  return { userId: sub, origin: originOf(client) };
}
