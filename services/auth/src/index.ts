export { type Config, readConfig } from './config.js';
export { type Accounts, openAccounts } from './open-accounts.js';
export { createService } from './service.js';
