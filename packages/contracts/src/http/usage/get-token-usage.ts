import { tokenUsage } from '../../entities.js';
import { defineOperation } from '../operation.js';

export const getTokenUsage = defineOperation({
  name: 'getTokenUsage',
  summary: "The user's token usage in the current calendar month (UTC)",
  method: 'GET',
  path: '/auth/token/usage',
  auth: 'user',
  action: 'usage.read',
  scope: 'usage:read',
  response: tokenUsage,
  errors: {},
});
