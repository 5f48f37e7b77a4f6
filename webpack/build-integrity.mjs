import { createHash } from 'node:crypto';

const manifestFile = 'mf-manifest.json';

/** A script's hash is looked up where the shell puts those of the manifest it loaded; on a page of its own there are none. */
const checkedScript = `
var integrity = self.shortlistIntegrity && self.shortlistIntegrity[script.src];
if (integrity) { script.integrity = integrity; script.crossOrigin = "anonymous"; }`;

/**
 * Writes into a remote's manifest the hash of each script (`integrity`: name → as in the html attribute) and the name of
 * the build (`build`), and makes the remote's own loading of chunks ask for those hashes.
 */
export class BuildIntegrityPlugin {
  apply(compiler) {
    const { Compilation, runtime, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildIntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'BuildIntegrityPlugin',
        (code) => code + checkedScript,
      );
      // After the manifest is there, and before files are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'BuildIntegrityPlugin', stage }, (assets) => {
        const asset = assets[manifestFile];
        if (!asset) throw new Error(`The build has no ${manifestFile} that could hold its hashes.`);
        const integrity = Object.fromEntries(
          Object.keys(assets)
            .filter((file) => file.endsWith('.js'))
            .sort()
            .map((file) => [file, integrityOf(assets[file].buffer())]),
        );
        const manifest = { ...JSON.parse(asset.source()), integrity };
        // Other pages or requirements are another build, too.
        const said = JSON.stringify([integrity, manifest.pages, manifest.requires]);
        manifest.build = createHash('sha256').update(said).digest('hex').slice(0, 16);
        compilation.updateAsset(manifestFile, new sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
