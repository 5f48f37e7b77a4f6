import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';

const manifestFile = 'mf-manifest.json';

/** Layer of the modules of a remote that run inside the shell; those of its own page and of its lifecycles bring everything along. */
export const inShell = 'in-shell';

/** Exports of a module with types and data alone; it can import types, and nothing else. */
async function importSource(file) {
  const { code } = await transform(await readFile(file, 'utf8'), {
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** HostApi and the packages, each with its version here. */
async function readProvided(packages) {
  const { hostApiVersion } = await import('@shortlist/host-api');
  return [['hostApi', hostApiVersion], ...Object.entries(packages)];
}

/** Files that come when a module that runs inside the shell imports `request`. */
function scriptsOf({ chunkGroups }, request) {
  const group = chunkGroups.find(({ origins }) =>
    origins.some((origin) => origin.request === request && origin.module?.layer === inShell),
  );
  if (!group) throw new Error(`src/App.tsx has no import('${request}'), which a page names.`);
  return group.getFiles().filter((file) => file.endsWith('.js'));
}

/**
 * Writes into a remote's manifest what shell and gateway take from it: the pages of its `src/pages.ts`, and what it was built
 * for (`requires`: HostApi and the packages that are the shell's), and that it brings its own code for sharing them. Pages that could not be published fail the build.
 */
export class RemoteContractPlugin {
  constructor({ name, dir, packages }) {
    this.name = name;
    this.packages = packages;
    this.file = path.join(dir, 'src/pages.ts');
  }

  /** With the scripts of each page's own module in the place of its name. */
  async readPages(compilation) {
    const { pages } = await importSource(this.file);
    const { readRemotePages } = await import('@shortlist/contracts/front-ends/remote-pages');
    return readRemotePages(this.name, pages).map(({ module, ...page }) =>
      module === undefined ? page : { ...page, scripts: scriptsOf(compilation, module) },
    );
  }

  async readRequirements() {
    const provided = await readProvided(this.packages);
    return Object.fromEntries(provided.map(([what, version]) => [what, `^${version}`]));
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
          const manifest = JSON.parse(asset.source());
          manifest.pages = await this.readPages(compilation);
          manifest.requires = await this.readRequirements();
          manifest.sharesAlone = true;
          compilation.updateAsset(manifestFile, new sources.RawSource(JSON.stringify(manifest)));
        } catch (error) {
          compilation.errors.push(new WebpackError(`${this.file}: ${error.message}`));
        }
      });
    });
  }
}

/** Puts into the shell's html what it has for remotes: gateway and shell compare it with what a remote was built for. */
export class ShellContractPlugin {
  constructor({ packages, html }) {
    this.packages = packages;
    this.html = html;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellContractPlugin', (compilation) => {
      const { alterAssetTags } = this.html.getHooks(compilation);
      alterAssetTags.tapPromise('ShellContractPlugin', async (data) => {
        const { providedMeta } = await import('@shortlist/host-api');
        const provided = await readProvided(this.packages);
        const content = provided.map((pair) => pair.join('=')).join(' ');
        const attributes = { name: providedMeta, content };
        data.assetTags.meta.push({ tagName: 'meta', voidTag: true, attributes, meta: {} });
        return data;
      });
    });
  }
}
