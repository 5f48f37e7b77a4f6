import { existsSync } from 'node:fs';
import { requireNode } from './preflight.mjs';
import { builtFile, runBuilt } from './run-built.mjs';

const name = '@shortlist/screening';

/** Runs a command of the engine, which needs no product: where it was never built, installs and builds it first. */
export async function runEngine(file) {
  requireNode();
  if (!existsSync(builtFile(file))) {
    const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs');
    // Standard output belongs to the command.
    const options = { only: name, whole: false, say: console.error };
    await ensureInstalled(options);
    await ensureBuilt(options);
  }
  await runBuilt(name, file);
}
