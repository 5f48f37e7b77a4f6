import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const refreshRuntime = require.resolve('react-refresh/runtime');
const ourRefreshRuntime = path.join(import.meta.dirname, 'refresh/runtime.mjs');

/** Below this path a front end in development has its files and its socket, on the origin of the product. */
export const developmentPath = (name) => `/dev/${name}/`;

const libraries = {
  test: /[\\/]node_modules[\\/]/,
  name: 'libraries',
  chunks: 'all',
  enforce: true,
};

/**
 * The configuration of a front end as `npm run dev` serves it: with Fast Refresh and names without hashes. A remote comes
 * without its own page. `config` is what its webpack.config.mjs gives for development.
 */
export function createDevelopmentConfig(config, { name }) {
  const isShell = name === 'shell';
  return {
    ...config,
    // Of its own, also in the cache: another build than the one by the same webpack.config.mjs alone.
    name: 'development-in-shell',
    infrastructureLogging: { level: 'warn' },
    // At once, while the product starts: an edit that comes while the cache is written for the first time would wait for it.
    cache: { ...config.cache, idleTimeoutForInitialStore: 0 },
    entry: isShell ? config.entry : {},
    output: {
      ...config.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
    },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        'react/jsx-dev-runtime$': path.join(import.meta.dirname, 'refresh/jsx-dev-runtime.mjs'),
        'real-refresh-runtime$': path.join(
          path.dirname(refreshRuntime),
          'cjs/react-refresh-runtime.development.js',
        ),
      },
    },
    module: { ...config.module, rules: config.module.rules.map(withRefresh) },
    // Code that an edit does not change is a file that need not be written again, nor its source map.
    optimization: {
      ...config.optimization,
      splitChunks: { cacheGroups: { defaultVendors: false, libraries } },
    },
    plugins: [
      ...config.plugins.filter((plugin) => isShell || !(plugin instanceof HtmlWebpackPlugin)),
      new webpack.NormalModuleReplacementPlugin(
        /react-refresh[\\/]runtime(\.js)?$/,
        ourRefreshRuntime,
      ),
      // Mistakes that can't be compiled are shown by the server's own overlay; those of a running page, by the shell.
      new ReactRefreshPlugin({
        exclude: [/node_modules/, /[\\/]webpack[\\/]refresh[\\/]/],
        overlay: false,
        library: 'shortlist',
      }),
    ],
    devServer: serverOptions(name, isShell ? '/' : developmentPath(name)),
  };
}

/** A rule as it is, but that which compiles TypeScript registers components, too. */
export function withRefresh(rule) {
  if (rule.options?.jsc === undefined) return rule;
  const react = { runtime: 'automatic', development: true, refresh: true };
  const jsc = { ...rule.options.jsc, transform: { react } };
  return { ...rule, options: { ...rule.options, jsc } };
}

/** The front door hands requests over, so the server's own port is for nobody. */
function serverOptions(name, publicPath) {
  const socketPath = `${developmentPath(name)}socket`;
  return {
    host: '127.0.0.1',
    port: 0,
    // The front door looks who asks: by which name a proxy is called is not known here.
    allowedHosts: 'all',
    hot: true,
    headers: { 'cache-control': 'no-store' },
    static: false,
    setupExitSignals: false,
    webSocketServer: { type: 'ws', options: { path: socketPath } },
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      // Zeros: as the page is called.
      webSocketURL: `auto://0.0.0.0:0${socketPath}`,
    },
    // The caller reports compilations.
    devMiddleware: { publicPath, stats: 'none' },
  };
}
