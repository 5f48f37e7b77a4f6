import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { NameError } from './names.mjs';

const run = promisify(execFile);

/**
 * Writes what a plan says below `root`, in the order of imports and the form that lint asks for. Throws NameError, and
 * writes nothing, where a new file exists already or a present one is not as expected.
 */
export async function carryOut(root, { made, changed, checked }) {
  const present = Object.keys(made).filter((file) => existsSync(path.join(root, file)));
  if (present.length > 0) {
    throw new NameError(`${present.join(' and ')} exist already; nothing was written.`);
  }
  const read = (file) => readFile(path.join(root, file), 'utf8');
  for (const [file, check] of Object.entries(checked)) check(await read(file), file);
  const texts = { ...made };
  for (const [file, change] of Object.entries(changed)) {
    texts[file] = change(await read(file), file);
  }
  for (const [file, text] of Object.entries(texts)) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const files = Object.keys(texts);
  const tool = (name, ...words) =>
    run(process.execPath, [path.join(root, 'node_modules', name), ...words], { cwd: root });
  const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  await tool('eslint/bin/eslint.js', '--fix', ...sources);
  await tool('prettier/bin/prettier.cjs', '--write', ...files);
  return files;
}
