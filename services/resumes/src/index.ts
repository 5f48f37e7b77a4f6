export { readConfig, type Config } from './config.js';
export { createService, type ResumesService, type ServiceOverrides } from './service.js';
