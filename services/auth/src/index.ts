export { type Config, readConfig } from './config.js';
export { type AuthOverrides, type AuthService, createService } from './service.js';
