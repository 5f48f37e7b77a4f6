export { readConfig, type Config } from './config.js';
export { createService, type Gateway, type GatewayOverrides } from './service.js';
export { isMailboxShown } from './domain/mailbox-access.js';
