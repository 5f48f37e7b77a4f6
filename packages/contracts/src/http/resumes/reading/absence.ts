import * as z from 'zod/mini';
import { isoDate } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

const absence = z.object({
  /** Null: you are there. */
  until: z.nullable(isoDate),
});

export const getAbsence = defineOperation({
  name: 'getAbsence',
  summary: 'Show until when you are away in this workspace',
  method: 'GET',
  path: '/resumes/absence',
  auth: 'user',
  action: 'workspace.read',
  response: absence,
  errors: {},
});

export const setAbsence = defineOperation({
  name: 'setAbsence',
  summary: 'Say until when you are away in this workspace: equal shares leave you out',
  method: 'PUT',
  path: '/resumes/absence',
  auth: 'user',
  action: 'workspace.read',
  body: absence,
  response: absence,
  errors: {},
});
