import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runStep } from '../lib/run-step.mjs';
import { compileFile, removeCompiled } from './compile.mjs';
import { listSources } from './list-sources.mjs';

/**
 * Keeps the `dist` of packages in step with their sources. `update()` compiles what was written since the last time, at
 * first everything, and resolves to what changed, what the compiler refused and the folders to watch.
 */
export function createCompiler({ root, packages }) {
  const configFile = path.join(root, '.swcrc');
  let known = new Map();
  /** The compiler's error for each file whose compiled form is out of date. */
  const refused = new Map();

  async function compile([file, { target }]) {
    try {
      await compileFile(file, target, configFile);
      refused.delete(file);
    } catch (error) {
      // The rest says where in the compiler itself it arose.
      refused.set(file, error.message.split('\n\nCaused by:')[0].trimEnd());
    }
  }

  /** Some packages store tables that they work out of their data: their build does so after compiling. */
  async function index(folder) {
    const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    if (!scripts?.index) return;
    try {
      await runStep(folder, 'npm', 'run', '--silent', 'index');
      refused.delete(folder);
    } catch (error) {
      refused.set(folder, error.message);
    }
  }

  return {
    async update() {
      const { files, folders } = await listSources(packages);
      const written = [...files].filter(([file, { mark }]) => known.get(file)?.mark !== mark);
      const gone = [...known].filter(([file]) => !files.has(file));
      known = files;
      await Promise.all(written.map(compile));
      for (const [file, { target }] of gone) {
        refused.delete(file);
        await removeCompiled(target);
      }
      const touched = packages.filter((folder) =>
        [...written, ...gone].some(([file]) => file.startsWith(folder + path.sep)),
      );
      if (refused.size === 0) await Promise.all(touched.map(index));
      return {
        changed: [...written, ...gone].map(([file]) => path.relative(root, file)),
        refused: [...refused.values()],
        folders,
      };
    },
  };
}
