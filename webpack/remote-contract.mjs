import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';

const manifestFile = 'mf-manifest.json';

/** What a module of types and data alone exports; it can import types, and nothing else. */
async function importSource(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/**
 * Writes into a remote's manifest what shell and gateway take from it: the pages of its `src/pages.ts`. Pages that could not be
 * published fail the build.
 */
export class RemoteContractPlugin {
  constructor({ name, dir }) {
    this.name = name;
    this.file = path.join(dir, 'src/pages.ts');
  }

  async readPages() {
    const { pages } = await importSource(this.file);
    const { readRemotePages } = await import('@shortlist/contracts/remote-pages');
    return readRemotePages(this.name, pages);
  }

  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteContractPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      // Stands after the plugin that makes the manifest, and before the one that names the build.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      const tap = { name: 'RemoteContractPlugin', stage };
      compilation.hooks.processAssets.tapPromise(tap, async (assets) => {
        const asset = assets[manifestFile];
        if (!asset) return;
        try {
          const manifest = { ...JSON.parse(asset.source()), pages: await this.readPages() };
          compilation.updateAsset(manifestFile, new sources.RawSource(JSON.stringify(manifest)));
        } catch (error) {
          compilation.errors.push(new WebpackError(`${this.file}: ${error.message}`));
        }
      });
    });
  }
}
