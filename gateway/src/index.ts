export { type Config, readConfig } from './config.js';
export { isMailboxShown } from './domain/mailbox-access.js';
export { createService } from './service.js';
