import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findMailSettings } from '../../domain/read/find-mail-settings.js';
import { presentMailSettings } from '../../presenters/mail-settings.js';

/** How the user's rejection emails are sent and signed. */
export function getMailSettings(context: Context): Route {
  return route(http.getMailSettings, async ({ user }) =>
    presentMailSettings(await findMailSettings(context, user.sub)),
  );
}
