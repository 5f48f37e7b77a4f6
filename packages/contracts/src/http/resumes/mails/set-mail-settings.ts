import { mailSettings, mailSettingsInput } from '../../../screenings/mail-settings.js';
import { defineOperation } from '../../operation.js';

/** Drafts that nobody edited and that have not been sent follow within seconds. */
export const setMailSettings = defineOperation({
  name: 'setMailSettings',
  summary: "Change how the account's rejection emails are sent and signed",
  method: 'PUT',
  path: '/resumes/mail-settings',
  auth: 'user',
  action: 'settings.change',
  body: mailSettingsInput,
  response: mailSettings,
  errors: {},
});
