export { getOutbox } from './get-outbox.js';
export { type OutboxEntry, type OutboxState } from './outbox.js';
export { queueRejections } from './queue-rejections.js';
export { type BulkEmailResult, bulkEmailResult, sendBulkEmail } from './send-bulk-email.js';
export { contactSubjects, sendContactMessage } from './send-contact-message.js';
export { sendRejectionsNow } from './send-rejections-now.js';
export { stopRejections } from './stop-rejections.js';
