import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';

/** Checks the product's types on each `begin`: one check at a time, and once more if begun again meanwhile. */
export function createTypeCheck({ root, say }) {
  let child = null;
  let isAskedAgain = false;
  let wasWrong = false;
  function begin() {
    if (child) {
      isAskedAgain = true;
      return;
    }
    const tsc = path.join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
    let output = '';
    child = spawn(process.execPath, [tsc, '-b', 'stack', '--pretty'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // The next start of the product takes precedence.
    if (child.pid) setPriority(child.pid, 10);
    const keep = (chunk) => (output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => (output += error.message));
    child.once('close', (code, signal) => {
      child = null;
      if (signal) return;
      if (code !== 0)
        say(`${output.trimEnd()}\n  The types are wrong; the product runs nevertheless.`);
      else if (wasWrong) say('  The types are right again.');
      wasWrong = code !== 0;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      begin();
    });
  }
  return {
    begin,
    stop() {
      isAskedAgain = false;
      child?.kill();
    },
  };
}
