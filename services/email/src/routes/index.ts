import type { Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { exportPart } from './export-part.js';
import { getOutbox } from './get-outbox.js';
import { queueRejections } from './queue-rejections.js';
import { sendBulkEmail } from './send-bulk-email.js';
import { sendContactMessage } from './send-contact-message.js';
import { sendRejectionsNow } from './send-rejections-now.js';
import { sendRemoteNotice } from './send-remote-notice.js';
import { stopRejections } from './stop-rejections.js';

/** Every operation of the service. */
export function createRoutes(context: Context): readonly Route[] {
  return [
    sendBulkEmail(context),
    sendContactMessage(context),
    getOutbox(context),
    queueRejections(context),
    stopRejections(context),
    sendRejectionsNow(context),
    exportPart(context),
    sendRemoteNotice(context),
  ];
}
