import { createLogger, runService } from '@shortlist/service-kit';
import { readConfig } from './config.js';
import { createService } from './service.js';

const config = readConfig(process.env);
const log = createLogger({ name: 'gateway', level: config.LOG_LEVEL });
await runService(createService(config, { log }), log);
