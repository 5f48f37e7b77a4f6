import path from 'node:path';
import { findNeeded } from '../lib/workspaces.mjs';
import { createTypeCheck } from './check-types.mjs';
import { createCompiler } from './create-compiler.mjs';
import { presentLogLine } from './present-log-line.mjs';
import { startProcess } from './start-process.mjs';
import { watchFolders } from './watch-folders.mjs';

const list = (files) =>
  files.length > 3
    ? `${files.slice(0, 3).join(', ')} and ${files.length - 3} more`
    : files.join(', ');

/**
 * Runs the product from the sources under `root` until `stop`: compiles each change of the back end and restarts the
 * product with it. What can't be compiled is reported, and the product keeps running as it was. `onStarted` gets what
 * the product reports once it answers, `onFailure` the error after which sources can't be watched any more.
 */
export function develop({ root, nodeOptions, env, checksTypes, say, onStarted, onFailure }) {
  const compiler = createCompiler({ root, packages: findNeeded(root, '@shortlist/stack') });
  const types = checksTypes ? createTypeCheck({ root, say }) : null;
  const folders = watchFolders(() => {
    work = work.then(update).catch(onFailure);
  });
  let product = null;
  let isStopped = false;

  async function watchOver(begun, since) {
    const told = await begun.started;
    if (told && !isStopped) {
      say(`  Running after ${((performance.now() - since) / 1000).toFixed(1)} s.`);
      onStarted?.(told);
      types?.begin();
    }
    const how = await begun.ended;
    if (product !== begun) return;
    say(`\n  The product ended (${how}). It starts again with the next change.`);
  }

  async function end() {
    const last = product;
    product = null;
    await last?.stop();
  }

  async function update() {
    const since = performance.now();
    const { changed, refused, folders: present } = await compiler.update();
    if (isStopped) return;
    folders.follow(present);
    if (changed.length === 0) return;
    if (refused.length > 0) {
      say(`${refused.join('\n')}\n  This can't be compiled. What was running runs on.`);
      return;
    }
    if (product) say(`\n  Changed: ${list(changed)}`);
    await end();
    if (isStopped) return;
    const main = path.join(root, 'stack/dist/main.js');
    const tell = (line) => say(presentLogLine(line));
    product = startProcess({ main, root, env, nodeOptions, say: tell });
    // Not awaited: only the next change may end a start that hangs.
    void watchOver(product, since);
  }

  let work = update().catch(onFailure);
  return {
    async stop() {
      isStopped = true;
      folders.stop();
      types?.stop();
      await end();
      await work;
    },
  };
}
