import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { countKept } from '../../domain/read/count-kept.js';

export function getKept(context: Context): Route {
  return route(http.getKept, ({ user }) => countKept(context, user.sub));
}
