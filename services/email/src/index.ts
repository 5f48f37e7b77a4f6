export { readConfig, type Config } from './config.js';
export { createService, type EmailOverrides } from './service.js';
