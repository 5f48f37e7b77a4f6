import type { Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { exportPart } from './export-part.js';
import { getTokenUsage } from './get-token-usage.js';
import { listTokenMonths } from './list-token-months.js';

/** Every operation of the service. */
export function createRoutes(context: Context): readonly Route[] {
  return [getTokenUsage(context), listTokenMonths(context), exportPart(context)];
}
