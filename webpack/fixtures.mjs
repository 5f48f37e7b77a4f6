import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { createRemoteConfig } from '../webpack.base.mjs';
import { withRefresh } from './development.mjs';

async function configOf(dir) {
  const file = path.join(dir, 'webpack.config.mjs');
  if (!existsSync(file)) return createRemoteConfig({ name: 'fixtures', dir });
  return (await import(pathToFileURL(file))).default;
}

/**
 * The configuration of the page of fixtures of the room in `dir`: a page of its own with all that it needs, compiled as
 * the room is. `out` is where it is built to; without it the page is for development, with Fast Refresh.
 */
export async function createFixturesConfig({ dir, out }) {
  const mode = out === undefined ? 'development' : 'production';
  const config = (await configOf(dir))({}, { mode });
  const isRefreshed = out === undefined;
  return {
    ...config,
    // Of its own, also in the cache.
    name: 'fixtures',
    entry: { main: './fixtures/main.tsx' },
    output: {
      ...config.output,
      path: out ?? path.join(dir, '.cache/fixtures'),
      publicPath: '/',
      uniqueName: 'fixtures',
    },
    module: {
      ...config.module,
      rules: isRefreshed ? config.module.rules.map(withRefresh) : config.module.rules,
    },
    plugins: [
      ...config.plugins.filter((plugin) => plugin instanceof HtmlWebpackPlugin),
      ...(isRefreshed ? [new ReactRefreshPlugin({ overlay: false, library: 'fixtures' })] : []),
    ],
    optimization: { ...config.optimization, minimize: false },
    devServer: undefined,
  };
}
