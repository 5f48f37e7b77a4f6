import { cookies } from '@shortlist/contracts/constants';
import type { AppState } from '@shortlist/service-kit';
import type { ParameterizedContext } from 'koa';
import { readClaim } from '../domain/read-claim.js';
import type { Visitor } from '../domain/registry/groups.js';

/** The user whose session a browser has, unchecked; null for a visitor. */
export function readUser(ctx: ParameterizedContext<AppState>): Visitor | null {
  const token = ctx.cookies.get(cookies.authToken.name);
  const id = readClaim(token, 'sub');
  return id === null ? null : { id, email: readClaim(token, 'email') };
}
