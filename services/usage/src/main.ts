import { createLogger, runService } from '@shortlist/service-kit';
import { readConfig } from './config.js';
import { createService } from './service.js';

const config = readConfig(process.env, { standalone: true });
const log = createLogger({ name: 'usage', level: config.logLevel });
await runService(() => createService(config, { log }), log);
