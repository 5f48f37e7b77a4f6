import * as z from 'zod/mini';
import { openEnum } from '../../values/open-enum.js';
import { defineOperation } from '../operation.js';

/** `unknown` stands for any state this release does not know. */
const health = openEnum(['active', 'unavailable'], 'unknown');

export const getStatus = defineOperation({
  name: 'getStatus',
  summary: 'Health of the parts a user relies on',
  method: 'GET',
  path: '/status',
  auth: 'public',
  response: z.object({ aiProcessing: health, emailService: health, exportSystem: health }),
  errors: {},
});
