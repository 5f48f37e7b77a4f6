export { readConfig, type Config } from './config.js';
export { createService } from './service.js';
