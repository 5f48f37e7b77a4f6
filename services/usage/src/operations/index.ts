import type { Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { createTokensRoutes } from './tokens.js';

/** Every operation of the service. */
export function createRoutes(context: Context): readonly Route[] {
  return [...createTokensRoutes(context)];
}
