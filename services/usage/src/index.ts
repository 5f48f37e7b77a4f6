export { readConfig, type Config } from './config.js';
export { createService, type UsageOverrides, type UsageService } from './service.js';
