import { user } from '../../entities.js';
import { defineOperation } from '../operation.js';

export const getCurrentUser = defineOperation({
  name: 'getCurrentUser',
  summary: 'The signed-in user',
  method: 'GET',
  path: '/auth/me',
  auth: 'user',
  response: user,
  errors: {},
});
