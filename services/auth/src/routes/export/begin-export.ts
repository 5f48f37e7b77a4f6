import * as http from '@shortlist/contracts/http/internal';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { beginExport as begin } from '../../domain/export/brake-exports.js';

export function beginExport(context: Context): Route {
  return route(http.beginExport, async ({ user }) => {
    await begin(context, user.sub);
    return {};
  });
}
