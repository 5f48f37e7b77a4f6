import { z } from 'zod';
import { defineOperation } from '../operation.js';

const health = z.enum(['active', 'unavailable']);

export const getStatus = defineOperation({
  name: 'getStatus',
  summary: 'Health of the parts a user relies on',
  method: 'GET',
  path: '/status',
  auth: 'public',
  response: z.object({ aiProcessing: health, emailService: health, exportSystem: health }),
  errors: {},
});
