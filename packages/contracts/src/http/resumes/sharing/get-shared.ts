import * as z from 'zod/mini';
import { sharedScreening } from '../../../screenings/sharing.js';
import { defineOperation } from '../../operation.js';
import { shareErrors, shareToken } from './share-token.js';

export const getShared = defineOperation({
  name: 'getShared',
  summary: 'Show the shortlist of a link',
  method: 'POST',
  path: '/resumes/shared',
  auth: 'public',
  sensitive: true,
  body: z.object({ token: shareToken }),
  response: sharedScreening,
  errors: { ShareNotFound: shareErrors.ShareNotFound },
});
