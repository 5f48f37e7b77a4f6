import { cookies } from '@shortlist/contracts/constants';
import type { AppState } from '@shortlist/service-kit';
import type { ParameterizedContext } from 'koa';
import { readClaim } from '../domain/read-claim.js';

/** The user whose session a browser has, unchecked; null for a visitor. */
export const readUser = (ctx: ParameterizedContext<AppState>): string | null =>
  readClaim(ctx.cookies.get(cookies.authToken.name), 'sub');
