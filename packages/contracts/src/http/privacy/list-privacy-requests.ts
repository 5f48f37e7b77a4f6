import * as z from 'zod/mini';
import { privacyRequest } from '../../privacy.js';
import { defineOperation } from '../operation.js';

export const listPrivacyRequests = defineOperation({
  name: 'listPrivacyRequests',
  summary:
    'Confirmed requests of candidates of the user’s screenings: open ones by date due, then answered ones',
  method: 'GET',
  path: '/privacy/requests',
  auth: 'user',
  action: 'requests.answer',
  response: z.object({ requests: z.array(privacyRequest) }),
  errors: {},
});
