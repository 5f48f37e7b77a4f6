import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command failed; the message is a sentence that names it. */
export class StepError extends Error {}

async function finish(child, command, args) {
  const failed = once(child, 'error').then(([error]) => {
    throw new StepError(`${command} can't be run: ${error.message}.`);
  });
  const [code, signal] = await Promise.race([once(child, 'close'), failed]);
  if (code !== 0) {
    throw new StepError(`"${[command, ...args].join(' ')}" failed (${signal ?? `code ${code}`}).`);
  }
}

/** Runs a command, showing its output. Throws StepError unless it ends with 0. */
export async function runStep(cwd, command, ...args) {
  await finish(spawn(command, args, { cwd, stdio: 'inherit' }), command, args);
}

/** Returns a command's output, without the line end. Throws StepError unless it ends with 0. */
export async function readStep(cwd, command, ...args) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await finish(child, command, args);
  return output.trimEnd();
}
