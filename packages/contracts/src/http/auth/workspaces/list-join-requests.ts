import { defineOperation } from '../../operation.js';
import { joinRequests } from './join-request-parts.js';

export const listJoinRequests = defineOperation({
  name: 'listJoinRequests',
  summary: 'People who ask to join the workspace, and whether people may ask',
  method: 'GET',
  path: '/auth/workspace/join-requests',
  auth: 'user',
  action: 'members.manage',
  response: joinRequests,
  errors: {},
});
