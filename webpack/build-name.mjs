import { createHash } from 'node:crypto';

/** Stands in a build for its name until its code is there; as long as the name. */
export const buildNamePlaceholder = 'buildNameIsNotYetKnown00';

/**
 * Names a build by its code, wherever the placeholder stands: two builds of one remote in the same page, as after Retry when
 * a better one was deployed meanwhile, then never take each other's chunks for their own. The same code has the same name.
 */
export class BuildNamePlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildNamePlugin', (compilation) => {
      // After the code was made small, and before files are named by what they hold.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'BuildNamePlugin', stage }, (assets) => {
        const scripts = Object.keys(assets)
          .filter((file) => file.endsWith('.js'))
          .sort();
        const hash = createHash('sha256');
        for (const file of scripts) hash.update(assets[file].buffer());
        const name = hash.digest('hex').slice(0, buildNamePlaceholder.length);
        for (const file of scripts) {
          const code = assets[file].source().toString();
          if (!code.includes(buildNamePlaceholder)) continue;
          const named = code.replaceAll(buildNamePlaceholder, name);
          compilation.updateAsset(file, new sources.RawSource(named));
        }
      });
    });
  }
}
