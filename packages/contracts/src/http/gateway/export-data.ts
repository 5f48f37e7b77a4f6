import * as z from 'zod/mini';
import { beginExport } from '../internal/begin-export.js';
import { answerSeconds, defineOperation } from '../operation.js';

/**
 * Everything that is kept for the user, of all services, in one archive that is made while it is sent. It is whole when
 * the answer ends as it should: where something goes wrong on the way, the connection breaks off.
 */
export const exportData = defineOperation({
  name: 'exportData',
  summary: 'Export all data of the user, as JSON files in a ZIP archive',
  method: 'POST',
  path: '/export',
  auth: 'user',
  action: 'data.export',
  response: z.unknown(),
  file: 'application/zip',
  answerSeconds: answerSeconds.reading,
  errors: beginExport.errors,
});
