import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { describeSecondFactor } from '../../domain/second-factor/describe-second-factor.js';
import { presentSecondFactor } from '../../presenters/second-factor.js';

export function getSecondFactor(context: Context): Route {
  return route(http.getSecondFactor, async ({ user }) =>
    presentSecondFactor(await describeSecondFactor(context, user.sub)),
  );
}
