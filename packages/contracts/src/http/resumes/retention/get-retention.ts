import { defineOperation } from '../../operation.js';
import { retention } from './retention.js';

export const getRetention = defineOperation({
  name: 'getRetention',
  summary: 'Show how long the user’s screenings are kept, and what each choice would delete',
  method: 'GET',
  path: '/resumes/retention',
  auth: 'user',
  action: 'settings.read',
  response: retention,
  errors: {},
});
