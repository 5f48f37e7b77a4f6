export { type Config, readConfig } from './config.js';
export { createService, type EmailOverrides, type EmailService } from './service.js';
