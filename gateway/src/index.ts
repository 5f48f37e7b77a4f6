export { type Config, readConfig } from './config.js';
export { isLoopbackName, isMailboxShown } from './domain/mailbox-access.js';
export { createService } from './service.js';
