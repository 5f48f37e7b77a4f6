export { readConfig, type Config } from './config.js';
export { createService, type EmailOverrides, type EmailService } from './service.js';
