export { type Config, readConfig } from './config.js';
export { createService, type ResumesOverrides } from './service.js';
