import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Milliseconds that the product may take to finish its work; what is lost then is recovered by the next start. */
const stopMs = 3000;

/** Text that Node.js prints at the end of a process with an attached debugger. */
const waitingForDebugger = 'Waiting for the debugger to disconnect...';

/**
 * Starts `main` in a process of its own and passes each line it prints to `say`. `started` resolves to what it reports
 * first, once it answers (null if it ended instead), `told(key)` to its first report that has this key, `ended` to how it
 * ended. `tell` sends it a message, `stop` ends it, by force if necessary.
 */
export function startProcess({ main, words = [], root, env, nodeOptions = [], say }) {
  const child = spawn(process.execPath, ['--enable-source-maps', ...nodeOptions, main, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const pass = (line) => {
    // It has ended, and only waits for the debugger, which will attach to the next one.
    if (line === waitingForDebugger) child.kill('SIGKILL');
    else say(line);
  };
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', pass);
  }
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const reportedWith = (isWanted) =>
    new Promise((resolve) => {
      child.on('message', (report) => {
        if (isWanted(report)) resolve(report);
      });
      void ended.then(() => resolve(null));
    });
  return {
    started: reportedWith(() => true),
    told: (key) => reportedWith((report) => key in report),
    ended,
    tell(message) {
      if (child.connected) child.send(message);
    },
    async stop() {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await ended;
      clearTimeout(force);
    },
  };
}
