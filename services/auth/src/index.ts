export { readConfig, type Config } from './config.js';
export { createService, type AuthOverrides, type AuthService } from './service.js';
