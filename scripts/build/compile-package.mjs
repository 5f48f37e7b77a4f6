import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { compiledName, compileFile } from './compile-file.mjs';
import { removeOthers, replaceFile } from './replace-files.mjs';
import { listFiles } from './stamps.mjs';

const isTest = (name) => /\.test\.tsx?$/.test(name);
const isDeclaration = (name) => name.endsWith('.d.ts');
/** Runs a script of a package.json as npm does, without starting npm. Throws what it printed unless it ends with 0. */
async function runScript(root, folder, script) {
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(script, {
    cwd: folder,
    shell: true,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`"${script}" in ${folder} ended with ${code}:\n${output}`);
}

/**
 * Compiles the sources of a package into its `dist`, all or, where one can't be compiled, none: every error is in the message then.
 * What does not change is not written. A `whole` build also makes what the running product does without.
 */
export async function compilePackage(root, each, { whole }) {
  const { folder, dist, uncompiled } = each;
  const src = path.join(folder, 'src');
  const names = listFiles(src, (name) => isTest(name) || isDeclaration(name))
    .map(({ file }) => path.relative(src, file))
    .filter((name) => !uncompiled.includes(name));
  const configFile = path.join(root, '.swcrc');
  const results = await Promise.allSettled(
    names.map((name) =>
      compileFile(path.join(src, name), path.join(dist, compiledName(name)), configFile),
    ),
  );
  const errors = results.filter(({ status }) => status === 'rejected');
  if (errors.length > 0) {
    throw new Error(errors.map(({ reason }) => reason.message).join('\n\n'));
  }
  const files = results.flatMap(({ value }) => value);
  await Promise.all(files.map(({ file, contents }) => replaceFile(file, contents)));
  const followUps = each.followUps.filter(({ isForWhole }) => whole || !isForWhole);
  for (const { script } of followUps) await runScript(root, folder, each.scripts[script]);
  const kept = new Set(files.map(({ file }) => path.relative(dist, file)));
  const made = each.followUps.map(({ makes }) => makes);
  await removeOthers(dist, (name) => kept.has(name) || made.includes(name.split(path.sep)[0]));
}
