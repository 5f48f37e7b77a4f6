import { develop } from './dev/develop.mjs';
import { startFrontEnds } from './dev/front-ends/start-front-ends.mjs';
import { ArgumentError, readArguments } from './dev/read-arguments.mjs';
import { WatchLimitError } from './dev/watch-folders.mjs';
import { defaultAddress, fail, requireFreeAddress, requireNode } from './lib/preflight.mjs';
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs';
import { findFrontEnds, findUnbuiltFrontEnds } from './lib/workspaces.mjs';

const frontEnds = findFrontEnds(root);

const help = `npm run dev [front end …] [-- options]

Runs the whole product, with the data of npm start. What was saved in a front end is on the screen a moment later, with what was
typed there still in place; the product starts again after a file of the back end was saved:
services/*, gateway, stack, stand-ins/*, packages/{contracts,bus,service-kit,screening}. The log says each request.

  npm run dev             develops all front ends
  npm run dev billing     develops these and the shell, and serves the others as they were built last: lighter
                          There are ${frontEnds.join(', ')}.

  --as-built              serves all front ends as they were built last
  --inspect[=host:port]   lets a debugger in (chrome://inspect, or "attach" in an editor); default 127.0.0.1:9229
  --inspect-brk[=…]       the same, and waits for it before the first line
  --no-types              does not check types after each start

The variables are those of npm start. Ctrl-C stops it.`;

function readOptions() {
  try {
    return readArguments(process.argv.slice(2), frontEnds);
  } catch (error) {
    if (error instanceof ArgumentError) fail(`${error.message}\n\n${help}`);
    throw error;
  }
}

const asBuilt = 'as they were built last; one again: npm run build -w @shortlist/mfe-screening';

function describeFrontEnds(developed) {
  if (developed.length === 0) return asBuilt;
  const others = frontEnds.filter((name) => !developed.includes(name));
  return others.length === 0
    ? 'as you edit them'
    : `${developed.join(', ')} as you edit them; ${others.join(', ')} as built`;
}

function welcome({ url, mailboxUrl }, developed) {
  console.log(`
  Shortlist   ${url}
  Mailbox     ${mailboxUrl ?? 'not shown'}
  Front ends  ${describeFrontEnds(developed)}
  Ctrl-C stops it.
`);
}

function startDeveloped(names, onEnd) {
  if (names.length === 0) return null;
  console.log(`Compiling ${names.join(', ')} …`);
  const begun = startFrontEnds({
    root,
    names,
    port: process.env.PORT?.trim() || defaultAddress.port,
    host: process.env.HOST?.trim() || defaultAddress.host,
    say: console.log,
  });
  void begun.ended.then(onEnd);
  return begun;
}

async function runUntilStopped({ nodeOptions, checksTypes, developed }) {
  let isStopping = false;
  let running = null;
  async function stop(exitCode) {
    // npm passes on the terminal's Ctrl-C a second time.
    if (isStopping) return;
    isStopping = true;
    await Promise.all([running?.stop(), served?.stop()]);
    if (exitCode === 0) console.log('\n  Stopped. Your data is in place for the next start.\n');
    process.exit(exitCode);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

  const served = startDeveloped(developed, (how) => {
    if (isStopping) return;
    console.error(
      `\n  The front ends can't be served any more (${how}); what is above says why.\n`,
    );
    void stop(1);
  });
  const env = await served?.env;
  if (isStopping) return;
  let isWelcomed = false;
  running = develop({
    root,
    nodeOptions,
    checksTypes,
    say: console.log,
    env: { LOG_LEVEL: process.env.LOG_LEVEL || 'info', ...env },
    onStarted: async (told) => {
      served?.show(told.gatewayUrl);
      if (isWelcomed || (served && !(await served.isOpen))) return;
      isWelcomed = true;
      welcome(told, developed);
    },
    onFailure: (error) => {
      console.error(error instanceof WatchLimitError ? `\n${error.message}\n` : error);
      void stop(1);
    },
  });
}

const options = readOptions();
if (options.wantsHelp) {
  console.log(help);
} else {
  requireNode();
  await requireFreeAddress(process.env, 'npm run dev');
  await ensureInstalled();
  const missing = findUnbuiltFrontEnds(root, options.developed);
  if (missing.length > 0)
    await ensureBuilt({ only: missing.map(({ name }) => name), whole: false });
  await runUntilStopped(options);
}
