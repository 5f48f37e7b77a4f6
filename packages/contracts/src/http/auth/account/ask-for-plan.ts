import * as z from 'zod/mini';
import { paidPlanNames } from '../../../constants.js';
import { user } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

export const askForPlan = defineOperation({
  name: 'askForPlan',
  summary: 'Ask the operator for another plan; nothing changes until they give it',
  method: 'POST',
  path: '/auth/me/asked-plan',
  auth: 'user',
  action: 'settings.change',
  body: z.object({ plan: z.enum(paidPlanNames) }),
  response: user,
  errors: {},
});
