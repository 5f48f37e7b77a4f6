import { readBearer, readClaim } from './read-claim.js';

/** The session that an Authorization header says it belongs to; null where it names none, as tokens of before do. */
export function readSessionId(authorization: string | undefined): string | null {
  return readClaim(readBearer(authorization), 'sid');
}
