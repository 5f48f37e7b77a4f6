import {
  createLogger,
  defineConfig,
  logLevels,
  runService,
  variables,
} from '@shortlist/service-kit';
import { z } from 'zod';
import { type Mailbox, startMailbox } from './start-mailbox.js';

/** The mailbox as a process of its own, for a deployment that is only tried out: it delivers nothing. */
const readConfig = defineConfig(() =>
  z.object({
    MAILBOX_DIR: variables.text(),
    HOST: variables.text().default('127.0.0.1'),
    PORT: variables.port().default(8025),
    SMTP_PORT: variables.port().default(2525),
    LOG_LEVEL: variables.oneOf(logLevels).default('info'),
  }),
);

const log = createLogger({ name: 'mailbox' });

await runService(() => {
  const config = readConfig(process.env);
  let mailbox: Mailbox | undefined;
  return {
    start: async () => {
      mailbox = await startMailbox(
        config.MAILBOX_DIR,
        createLogger({ name: 'mailbox', level: config.LOG_LEVEL }),
        { host: config.HOST, port: config.PORT, smtpPort: config.SMTP_PORT },
      );
      log.info({ url: mailbox.httpUrl, smtpUrl: mailbox.smtpUrl }, 'listening');
    },
    stop: async () => mailbox?.stop(),
  };
}, log);
