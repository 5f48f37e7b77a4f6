import * as z from 'zod/mini';
import { answerSeconds, defineOperation } from '../../operation.js';
import { keptRecord } from './decision-seal.js';

export const listKeptRecords = defineOperation({
  name: 'listKeptRecords',
  summary: 'List decision records of deleted screenings, the last deleted first',
  method: 'GET',
  path: '/resumes/decision-records',
  auth: 'user',
  action: 'records.read',
  scope: 'screenings:read',
  answerSeconds: answerSeconds.reading,
  response: z.object({ records: z.array(keptRecord) }),
  errors: {},
});
