export { type BulkEmailResult, bulkEmailResult, sendBulkEmail } from './send-bulk-email.js';
export { contactSubjects, sendContactMessage } from './send-contact-message.js';
