import * as z from 'zod/mini';
import { user } from '../../entities.js';
import { defineOperation } from '../operation.js';
import { companyField, nameField } from './account-fields.js';

export const updateProfile = defineOperation({
  name: 'updateProfile',
  summary: 'Change the name and company of the signed-in user',
  method: 'PATCH',
  path: '/auth/me',
  auth: 'user',
  body: z.object({
    firstName: nameField,
    lastName: nameField,
    /** Blank: none. */
    company: companyField,
  }),
  response: user,
  errors: {},
});
