import { createLogger, runService } from '@shortlist/service-kit';
import { readConfig } from './config.js';
import { createService } from './service.js';

const log = createLogger({ name: 'gateway' });
await runService(() => createService(readConfig(process.env, { standalone: true })), log, {
  environment: process.env,
});
