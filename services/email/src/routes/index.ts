import type { Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { sendBulkEmail } from './send-bulk-email.js';
import { sendContactMessage } from './send-contact-message.js';

/** Every operation of the service. */
export function createRoutes(context: Context): readonly Route[] {
  return [sendBulkEmail(context), sendContactMessage(context)];
}
