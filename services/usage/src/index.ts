export { type Config, readConfig } from './config.js';
export { createService, type UsageOverrides, type UsageService } from './service.js';
