import type { AccessTokenClaims } from '@shortlist/contracts/entities';
import type { OperationClient } from '@shortlist/service-kit';
import type { Caller } from '../../domain/second-factor/prove-owner.js';
import { originOf } from '../origin-of.js';

/** Who changes how an account is signed in to. */
export function callerOf({ sub, sid }: AccessTokenClaims, client: OperationClient): Caller {
  return { userId: sub, sessionId: sid, origin: originOf(client) };
}
