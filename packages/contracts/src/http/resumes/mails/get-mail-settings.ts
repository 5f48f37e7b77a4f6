import { mailSettings } from '../../../screenings/mail-settings.js';
import { defineOperation } from '../../operation.js';

export const getMailSettings = defineOperation({
  name: 'getMailSettings',
  summary: "Show how the account's rejection emails are sent and signed",
  method: 'GET',
  path: '/resumes/mail-settings',
  auth: 'user',
  action: 'settings.read',
  response: mailSettings,
  errors: {},
});
