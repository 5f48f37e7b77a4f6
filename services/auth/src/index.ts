export { type Config, readConfig } from './config.js';
export { createService } from './service.js';
