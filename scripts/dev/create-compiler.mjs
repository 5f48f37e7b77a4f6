import path from 'node:path';
import { compileFile, removeCompiled } from './compile.mjs';
import { listSources } from './list-sources.mjs';

/**
 * Keeps the `dist` of packages as their sources are. `update()` compiles what was written since the last time, at first
 * everything, and resolves to what changed, what the compiler refused and the folders to watch.
 */
export function createCompiler({ root, packages }) {
  const configFile = path.join(root, '.swcrc');
  let known = new Map();
  /** What the compiler said of each file that has no compiled form of today. */
  const refused = new Map();

  async function compile([file, { target }]) {
    try {
      await compileFile(file, target, configFile);
      refused.delete(file);
    } catch (error) {
      // What follows is where in the compiler itself it was found.
      refused.set(file, error.message.split('\n\nCaused by:')[0].trimEnd());
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
      return {
        changed: [...written, ...gone].map(([file]) => path.relative(root, file)),
        refused: [...refused.values()],
        folders,
      };
    },
  };
}
