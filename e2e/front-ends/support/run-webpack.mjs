import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack from 'webpack';
import { createRemoteConfig } from '../../../webpack.base.mjs';
import { RemoteContractPlugin } from '../../../webpack/remote-contract.mjs';

// node run-webpack.mjs < JSON builds variants of the remote in ../remote with the configuration of every remote. The JSON
// is a list of { folder, name, pages, requires, title, fault, offers }; `pages` are written into the manifest as they are, without a look at
// them; `offers` builds one as its team should not: it shares a copy of every
// package, each by a version above all others.

const dir = path.join(import.meta.dirname, '../remote');
const offered = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  '@shortlist/router',
  'axios',
  'zod',
];

/** As a remote was shared before, and as another bundler may do it: with the library's own runtime. */
function offering() {
  const version = '99.0.0';
  const share = { singleton: true, version, requiredVersion: `^${version}` };
  return new ModuleFederationPlugin({
    name: 'billing',
    filename: 'remoteEntry.[contenthash:16].js',
    exposes: { './App': './src/App.tsx' },
    shared: Object.fromEntries(offered.map((name) => [name, share])),
    manifest: true,
    dts: false,
    dev: false,
    experiments: { asyncStartup: true },
  });
}

/** Parts of every remote's configuration for Module Federation, down to the code that replaces the library's. */
const isOfFederation = (plugin) =>
  plugin instanceof ModuleFederationPlugin ||
  plugin instanceof webpack.NormalModuleReplacementPlugin;

async function configOf({
  folder,
  name = 'billing',
  pages,
  requires,
  title,
  fault = 'none',
  offers = false,
}) {
  const config = createRemoteConfig({ name, dir })({}, { mode: 'production' });
  const plugins = config.plugins
    .filter((plugin) => !(plugin instanceof CompressionPlugin))
    .filter((plugin) => !(offers && isOfFederation(plugin)));
  for (const plugin of plugins) {
    if (!(plugin instanceof RemoteContractPlugin)) continue;
    if (pages) plugin.readPages = async () => pages;
    const own = await plugin.readRequirements();
    plugin.readRequirements = async () => ({ ...own, ...requires });
  }
  return {
    ...config,
    output: { ...config.output, path: folder },
    plugins: [
      ...(offers ? [offering()] : []),
      ...plugins,
      new webpack.DefinePlugin({
        remoteTitle: JSON.stringify(title),
        remoteFault: JSON.stringify(fault),
      }),
    ],
    optimization: { ...config.optimization, minimize: false },
    cache: false,
  };
}

for (const variant of JSON.parse(readFileSync(0, 'utf8'))) {
  const config = await configOf(variant);
  const stats = await new Promise((resolve, reject) => {
    webpack(config, (error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
