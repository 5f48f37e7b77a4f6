import * as z from 'zod/mini';
import { historyItem } from '../../../screenings/job.js';
import { defineOperation } from '../../operation.js';

export const getHistory = defineOperation({
  name: 'getHistory',
  summary: "The user's screenings, newest first (the latest 200)",
  method: 'GET',
  path: '/resumes/history',
  auth: 'user',
  action: 'screening.read',
  scope: 'screenings:read',
  response: z.array(historyItem),
  errors: {},
});
