import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

export const listLeads = defineOperation({
  name: 'listLeads',
  summary:
    'Who leads which screenings of the workspace; private ones of others are counted without a title',
  method: 'GET',
  path: '/resumes/leads',
  auth: 'user',
  action: 'workspace.read',
  response: z.object({
    leads: z.array(
      z.object({
        userId: id,
        screenings: z.array(z.object({ jobId: id, title: z.nullable(z.string()) })),
      }),
    ),
  }),
  errors: {},
});
