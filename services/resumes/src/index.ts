export { type Config, readConfig } from './config.js';
export { createService, type ResumesService, type ServiceOverrides } from './service.js';
