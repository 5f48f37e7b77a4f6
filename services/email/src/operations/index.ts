import type { Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { createMessagesRoutes } from './messages.js';
import { createRejectionsRoutes } from './rejections.js';

/** Every operation of the service. */
export function createRoutes(context: Context): readonly Route[] {
  return [...createRejectionsRoutes(context), ...createMessagesRoutes(context)];
}
