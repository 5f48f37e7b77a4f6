import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Asks until it is so; the test's own timeout ends a wait in vain. */
export async function until(isSo) {
  while (!(await isSo())) await pause(50);
}

/** Runs `npm run dev` of the tree in `folder`. */
export function runDev({ folder, port, args = [] }) {
  const child = spawn(process.execPath, [path.join(folder, 'scripts/dev.mjs'), ...args], {
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_PORT: '0',
      DATA_DIR: path.join(folder, '.data'),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let read = 0;
  const listeners = new Set();
  const keep = (chunk) => {
    output += chunk;
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const closed = once(child, 'close');

  /** Resolves once `text` is printed after the text awaited last; rejects if the command ends first. */
  function printed(text) {
    return new Promise((resolve, reject) => {
      const look = () => {
        const at = output.indexOf(text, read);
        if (at === -1) return;
        read = at + text.length;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      void closed.then(() => reject(new Error(`It ended before it printed "${text}":\n${output}`)));
      look();
    });
  }
  async function end(signal) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const [code] = await closed;
    return code;
  }
  return { printed, end, output: () => output };
}
