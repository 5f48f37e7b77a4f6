import * as z from 'zod/mini';
import { answerSeconds, defineOperation } from '../operation.js';

/**
 * One service's part of the user's data, as `readExport` of the service kit reads it. Every service that stores data of
 * users answers it, to the gateway only.
 */
export const exportPart = defineOperation({
  name: 'exportPart',
  summary: 'Export the data that the service keeps for the user',
  method: 'GET',
  path: '/internal/export',
  auth: 'user',
  action: 'data.export',
  response: z.unknown(),
  file: 'application/x-shortlist-export',
  answerSeconds: answerSeconds.reading,
  errors: {},
});
