import {
  ConfigError,
  createLogger,
  DatabaseUnavailableError,
  ListenError,
  readTogether,
  readTracingConfig,
  startTracing,
  type Tracing,
} from '@shortlist/service-kit';
import { type Config, readConfig } from './config.js';
import { DataFolderError, describeFolderError } from './data-folder.js';
import { describeModels, findModels, type FoundModel, offerModels } from './find-models.js';
import { type Stack, startStack } from './start-stack.js';

function describeMail({ mailboxUrl }: Stack, { smtpUrl, host }: Config): string {
  if (mailboxUrl) return `Mailbox     ${mailboxUrl}   (every mail Shortlist sends arrives here)`;
  if (smtpUrl) return 'Mail        is really sent, through SMTP_URL';
  return `Mailbox     is not shown, because other machines reach HOST=${host}.
              MAILBOX_PUBLIC=true shows every mail to anyone who reaches it.`;
}

function welcome(stack: Stack, config: Config): string {
  return `
  Shortlist   ${stack.url}
  ${describeMail(stack, config)}

  To sign in: open ${stack.url}/signup, create an account with any email address,
  then open the verification mail in the mailbox and follow its link.

  Ctrl-C stops it. Nothing is lost.
`;
}

function explain(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof DataFolderError ||
    error instanceof ListenError ||
    error instanceof DatabaseUnavailableError
  )
    return error.message;
  const fileError = describeFolderError(process.env['DATA_DIR'] ?? '.data', error);
  if (fileError) return fileError;
  return `Shortlist could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** Models on this machine that could be used; none where one is set up. */
async function findOffers({ environment, port }: Config): Promise<readonly FoundModel[]> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = environment;
  return OPENAI_API_KEY || OPENAI_BASE_URL ? [] : offerModels(await findModels(port));
}

/** The same with the first offer, which the upload page shows. */
function withOffer(config: Config, [offer]: readonly FoundModel[]): Config {
  if (!offer) return config;
  return { ...config, environment: { ...config.environment, FOUND_MODEL: JSON.stringify(offer) } };
}

/** True under `npm run dev`, which learns by a message that the product answers, and tells people itself. */
const isSupervised = process.send !== undefined;
const say = (text: string) => {
  if (!isSupervised && text !== '') console.log(text);
};

async function stopAll(stack: Stack, tracing: Tracing): Promise<void> {
  try {
    await stack.stop();
  } finally {
    await tracing.stop();
  }
}

function stopOnSignals(stack: Stack, tracing: Tracing): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal, () => {
      // npm passes on the terminal's Ctrl-C a second time; one stop is enough.
      if (stopping) return;
      stopping = true;
      say('\n  Stopping …');
      stopAll(stack, tracing).then(
        () => {
          say('  Stopped. Your data is in place for the next start.\n');
          process.exit(0);
        },
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

function fail(error: Error): never {
  console.error(`\n  Shortlist had to stop. ${error.message}\n`);
  process.exit(1);
}

// Only the owner may access the files of this process: resume texts, mails and keys.
process.umask(0o077);
try {
  const [config, tracingConfig] = readTogether(
    () => readConfig(process.env),
    () => readTracingConfig(process.env, 'shortlist'),
  );
  const log = createLogger({ name: 'stack', level: config.logLevel });
  const tracing = await startTracing(tracingConfig, { log });
  const offers = await findOffers(config);
  const stack = await startStack(withOffer(config, offers), { onFailure: fail });
  stopOnSignals(stack, tracing);
  say(welcome(stack, config));
  say(describeModels(offers));
  process.send?.({
    url: stack.url,
    mailboxUrl: stack.mailboxUrl,
    gatewayUrl: stack.services.gateway.url,
  });
} catch (error) {
  console.error(`\n${explain(error)}\n`);
  process.exit(1);
}
