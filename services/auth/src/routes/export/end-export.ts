import * as http from '@shortlist/contracts/http/internal';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { endExport as end } from '../../domain/export/brake-exports.js';

export function endExport(context: Context): Route {
  return route(http.endExport, async ({ input, user }) => {
    await end(context, user.sub, input.body);
    return {};
  });
}
