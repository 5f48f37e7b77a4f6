import { parseArgs } from 'node:util';
import { develop } from './dev/develop.mjs';
import { WatchLimitError } from './dev/watch-folders.mjs';
import { fail, requireFreeAddress, requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs';
import { findUnbuiltFrontEnds } from './lib/workspaces.mjs';

const help = `npm run dev [-- options]

Runs the whole product, with the data of npm start, and starts it again a moment after a file of the back end was saved:
services/*, gateway, packages/{contracts,bus,service-kit,screening,embedded-mongo,stack}. The log says each request.

  --inspect[=host:port]   lets a debugger in (chrome://inspect, or "attach" in an editor); default 127.0.0.1:9229
  --inspect-brk[=…]       the same, and waits for it before the first line
  --no-types              does not check types after each start

The variables are those of npm start. Ctrl-C stops it.`;

function readOptions() {
  const debuggers = ['inspect', 'inspect-brk'];
  const known = ['help', 'no-types', ...debuggers];
  const { tokens } = parseArgs({ args: process.argv.slice(2), strict: false, tokens: true });
  const wrong = tokens.find(({ kind, name }) => kind !== 'option' || !known.includes(name));
  if (wrong) fail(`npm run dev does not know "${wrong.rawName ?? wrong.value}".\n\n${help}`);
  const names = tokens.map(({ name }) => name);
  return {
    wantsHelp: names.includes('help'),
    checksTypes: !names.includes('no-types'),
    nodeOptions: tokens
      .filter(({ name }) => debuggers.includes(name))
      .map(({ rawName, value }) => (value === undefined ? rawName : `${rawName}=${value}`)),
  };
}

function welcome({ url, mailboxUrl }) {
  console.log(`
  Shortlist   ${url}
  Mailbox     ${mailboxUrl ?? 'not shown'}
  Front ends  as they were built last; one again: npm run build -w @shortlist/mfe-screening
  Ctrl-C stops it.
`);
}

async function runUntilStopped({ nodeOptions, checksTypes }) {
  let isWelcomed = false;
  const running = develop({
    root,
    nodeOptions,
    checksTypes,
    say: console.log,
    env: { LOG_LEVEL: process.env.LOG_LEVEL || 'info' },
    onStarted: (told) => {
      if (!isWelcomed) welcome(told);
      isWelcomed = true;
    },
    onFailure: (error) => {
      console.error(error instanceof WatchLimitError ? `\n${error.message}\n` : error);
      void stop(1);
    },
  });
  let isStopping = false;
  async function stop(exitCode) {
    // npm passes on the terminal's Ctrl-C a second time.
    if (isStopping) return;
    isStopping = true;
    await running.stop();
    if (exitCode === 0) console.log('\n  Stopped. Your data is in place for the next start.\n');
    process.exit(exitCode);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
}

const options = readOptions();
if (options.wantsHelp) {
  console.log(help);
} else {
  requireNode();
  await requireFreeAddress(process.env, 'npm run dev');
  await ensureInstalled();
  if (findUnbuiltFrontEnds(root).length > 0) await ensureBuilt();
  await runUntilStopped(options);
}
