import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { setMailSettings as set } from '../../domain/change/set-mail-settings.js';
import { presentMailSettings } from '../../presenters/mail-settings.js';

/** Changes how the user's rejection emails are sent and signed. */
export function setMailSettings(context: Context): Route {
  return route(http.setMailSettings, async ({ input, user }) =>
    presentMailSettings(await set(context, { userId: user.sub, settings: input.body })),
  );
}
