export { type Config, readConfig } from './config.js';
export { createService, type EmailOverrides } from './service.js';
