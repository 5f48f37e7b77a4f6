import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Maps of builds that were last made this long ago go, in milliseconds: longer than their files are kept for open pages. */
const lifeMs = 60 * 24 * 60 * 60 * 1000;

/**
 * Writes the source map of each script into a folder of its own instead of beside it: the sources are for who reads a stack
 * (scripts/read-stack.mjs), not for visitors. Scripts are named by their hash, and so are maps: those of the builds
 * before stay there, as pages of them do.
 */
export class SourceMapsAsidePlugin {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    const { Compilation, SourceMapDevToolPlugin } = compiler.webpack;
    new SourceMapDevToolPlugin({ filename: '[file].map', append: false }).apply(compiler);
    compiler.hooks.thisCompilation.tap('SourceMapsAsidePlugin', (compilation) => {
      // When scripts have their final names, and before files are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise(
        { name: 'SourceMapsAsidePlugin', stage },
        async (assets) => {
          await mkdir(this.folder, { recursive: true });
          for (const file of Object.keys(assets).filter((name) => name.endsWith('.js.map'))) {
            await writeFile(path.join(this.folder, path.basename(file)), assets[file].buffer());
            compilation.deleteAsset(file);
          }
        },
      );
    });
    compiler.hooks.done.tapPromise('SourceMapsAsidePlugin', () => this.forgetOld());
  }

  async forgetOld() {
    for (const name of await readdir(this.folder)) {
      const file = path.join(this.folder, name);
      if (Date.now() - (await stat(file)).mtimeMs > lifeMs) await rm(file);
    }
  }
}
