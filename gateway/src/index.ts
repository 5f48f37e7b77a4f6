export { type Config, readConfig } from './config.js';
export { isMailboxShown } from './domain/mailbox-access.js';
export { createService, type Gateway, type GatewayOverrides } from './service.js';
