import { createLogger, runService } from '@shortlist/service-kit';
import { readConfig } from './config.js';
import { createService } from './service.js';

const log = createLogger({ name: 'email' });
const environment = process.env;
await runService(() => createService(readConfig(environment, { standalone: true })), log, {
  environment,
});
