import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { constants } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { BuildIntegrityPlugin } from './webpack/build-integrity.mjs';
import { buildNamePlaceholder, BuildNamePlugin } from './webpack/build-name.mjs';
import { narrowInter } from './webpack/narrow-inter.mjs';
import { inShell, RemoteContractPlugin, ShellContractPlugin } from './webpack/remote-contract.mjs';
import { SourceMapsAsidePlugin } from './webpack/source-maps-aside.mjs';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);

/**
 * Packages of which shell and remotes have one copy: the shell's. `react-dom/client` and `react/jsx-runtime` are
 * separate entries: a share of the package alone does not cover them. The router package holds the router's context.
 * Only packages that must be one are listed: whatever is shared, one of them serves to the others.
 */
const sharedPackages = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'styled-components': 'styled-components',
  '@shortlist/router': '@shortlist/router',
};

const inShellQuery = '?in-shell';

/** Our replacements for parts of Module Federation, bundled into every build. */
const federationParts = [
  [/[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/, 'federation-bundler.mjs'],
  [/^@module-federation\/runtime$/, 'federation-runtime.mjs'],
];

const replaceFederation = () =>
  federationParts.map(
    ([request, file]) =>
      new webpack.NormalModuleReplacementPlugin(request, path.join(root, 'webpack', file)),
  );

/** Its package gives every bundler the build for development, which checks and names what it is called with. */
const routerInProduction = Object.fromEntries(
  [
    ['react-router$', 'index.mjs'],
    ['react-router/dom$', 'dom-export.mjs'],
  ].map(([request, file]) => [
    request,
    path.join(root, 'node_modules/react-router/dist/production', file),
  ]),
);

/** Takes the spaces out of styles, and says that a style which nothing uses may be left out. */
const smallerStyles = [
  require.resolve('@swc/plugin-styled-components'),
  {
    displayName: false,
    ssr: false,
    fileName: false,
    transpileTemplateLiterals: false,
    minify: true,
    pure: true,
  },
];

function versionOf(name) {
  const folder =
    name === '@shortlist/router'
      ? path.join(root, 'packages/router')
      : path.join(root, 'node_modules', name);
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
}

/** Changes with what decides how sources are compiled: installed packages and the configuration. */
function toolchainVersion(dir) {
  const parts = readdirSync(path.join(root, 'webpack'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const files = [
    path.join(root, 'package-lock.json'),
    import.meta.filename,
    path.join(dir, 'webpack.config.mjs'),
    ...parts.sort(),
  ];
  const hash = createHash('sha256');
  for (const file of files.filter((each) => existsSync(each))) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function sharedModules(options) {
  return Object.fromEntries(
    Object.entries(sharedPackages).map(([request, name]) => {
      const version = versionOf(name);
      return [request, { singleton: true, version, requiredVersion: `^${version}`, ...options }];
    }),
  );
}

/** Packages whose majors must be the shell's, with their versions; for the router package, use react-router's version. */
const packagesOfShell = () =>
  Object.fromEntries(
    ['react', 'react-dom', 'react-router-dom', 'styled-components'].map((name) => [
      name,
      versionOf(name),
    ]),
  );

/** The shell brings the shared modules in its entry, and is the only one that does. */
function providedModules() {
  const provided = Object.entries(sharedPackages).map(([request, name]) => [
    request,
    { shareKey: request, version: versionOf(name), eager: true },
  ]);
  return new webpack.sharing.ProvideSharedPlugin({ provides: Object.fromEntries(provided) });
}

/**
 * A remote takes them and offers none, of whatever version: the shell, or another remote, can never be handed a copy of
 * it, so what a remote ships and whether its server answers concerns its own region alone.
 */
const takenModules = () => sharedModules({ import: false, issuerLayer: inShell });

function federation(options) {
  return new ModuleFederationPlugin({
    filename: 'remoteEntry.[contenthash:16].js',
    // Both open ports and write into the source tree; the contracts package is where the types of remotes are.
    dts: false,
    dev: false,
    ...options,
  });
}

function compression() {
  const files = { test: /\.(js|html|json|svg|css)$/, threshold: 1024, minRatio: 0.9 };
  return [
    new CompressionPlugin({ ...files, algorithm: 'gzip', filename: '[path][base].gz' }),
    new CompressionPlugin({
      ...files,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ];
}

function createConfig({
  dir,
  port,
  production,
  entry,
  publicPath,
  plugins,
  template,
  containers = [],
  isForServing = false,
}) {
  const gateway = process.env.SHORTLIST_GATEWAY ?? 'http://localhost:3000';
  return {
    mode: production ? 'production' : 'development',
    context: dir,
    entry,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: path.join(dir, 'dist'),
      publicPath,
      filename: '[name].[contenthash:16].js',
      chunkFilename: '[name].[contenthash:16].js',
      assetModuleFilename: '[name].[contenthash:16][ext]',
      uniqueName: production ? `${path.basename(dir)}_${buildNamePlaceholder}` : path.basename(dir),
      clean: true,
      // Not for its own page: a shell elsewhere asks so for what a development server gives to nobody else.
      ...(production ? {} : { crossOriginLoading: 'anonymous' }),
    },
    resolve: {
      alias: production ? routerInProduction : {},
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: [
        '@shortlist/source',
        'source',
        'browser',
        'import',
        'module',
        'webpack',
        'default',
      ],
    },
    module: {
      rules: [
        { resourceQuery: /^\?in-shell$/, layer: inShell },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            configFile: false,
            swcrc: false,
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              // React's own development mode is up to the shell that a remote runs in, whose React it takes.
              transform: { react: { runtime: 'automatic', development: false } },
              experimental: {
                plugins: production ? [smallerStyles] : [],
                cacheRoot: path.join(root, '.cache/swc'),
              },
            },
            module: { type: 'es6' },
          },
        },
        { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
        narrowInter,
        // The samples that a user may try the product with.
        {
          test: /\.(pdf|docx|txt)$/,
          type: 'asset/resource',
          generator: { filename: 'samples/[name].[contenthash:16][ext]' },
        },
        // Files that the html contains.
        { resourceQuery: /^\?text$/, type: 'asset/source' },
        // A script that the html loads as it is. Without a hash: minifying changes it after the html has its name.
        {
          resourceQuery: /^\?script$/,
          type: 'asset/resource',
          generator: { filename: '[name].js' },
        },
      ],
    },
    plugins: [
      ...plugins,
      ...replaceFederation(),
      new HtmlWebpackPlugin({
        template,
        inject: 'head',
        scriptLoading: 'defer',
        // A remote's container is loaded by the page that mounts it; its own page starts from the entry.
        excludeChunks: containers,
        minify: false,
      }),
      ...(production
        ? [
            // Compiled as it is loaded, off the main thread, instead of when each function is first called.
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            new BuildNamePlugin(),
            new SourceMapsAsidePlugin(path.join(dir, 'source-maps')),
            ...(isForServing ? [] : compression()),
          ]
        : []),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // A page comes in one file, including code that another page has, too: a browser has six connections to a server,
      // and one file more makes another wait.
      splitChunks: { minSize: 400_000, cacheGroups: { defaultVendors: false } },
      // Scripts alone: the nonce's quotes in the html must stay, whatever the nonce is.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 2 }, mangle: true },
          // The minifier has threads of its own.
          parallel: false,
        }),
      ],
    },
    experiments: { layers: true },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(dir, '.cache', 'webpack'),
      // In the place of a look at every file that webpack itself consists of, which takes seconds.
      version: toolchainVersion(dir),
      buildDependencies: { defaultWebpack: [] },
    },
    stats: 'errors-warnings',
    devServer: {
      host: '127.0.0.1',
      port,
      historyApiFallback: true,
      // A shell elsewhere may be told to take the remote from here (docs/front-ends.md): it is asked for from that origin, and
      // runs on React as built for production, which can't refresh a part of the page.
      allowedHosts: 'all',
      hot: false,
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { runtimeErrors: false } },
      headers: { 'Access-Control-Allow-Origin': '*' },
      proxy: [{ context: ['/api', '/config.json', '/remotes'], target: gateway }],
    },
  };
}

/**
 * The webpack configuration of a remote: exposes `./App` and `./lifecycles` by `mf-manifest.json`, and builds
 * a page of its own from `src/main.tsx`. Works below any address, since it finds its files from where it was loaded.
 * @param {{ name: string, dir: string, port?: number }} options `name` is the remote's name in the runtime config. Called with
 * `inShell`, the configuration is of `./App` alone: half as much to compile after each edit. `isForServing` is that for `npm start`:
 * without a page of its own, and nothing compressed.
 */
export function createRemoteConfig({ name, dir, port }) {
  return ({ inShell: isInShell = false, isForServing = false }, { mode }) =>
    createConfig({
      isForServing,
      dir,
      port,
      production: mode === 'production',
      entry: isForServing ? {} : { main: './src/main.tsx' },
      publicPath: 'auto',
      template: path.join(root, 'packages/web-kit/html/standalone.html'),
      containers: [name],
      plugins: [
        federation({
          name,
          exposes: {
            './App': `./src/App.tsx${inShellQuery}`,
            ...(isInShell || isForServing ? {} : { './lifecycles': './src/lifecycles.ts' }),
          },
          shared: takenModules(),
          // The files of an expose are listed for hints alone, which costs a look at all modules.
          manifest: isInShell ? { disableAssetsAnalyze: true } : true,
          // In development the shell asks for the manifest again and again, and takes another name for another version.
          ...(mode === 'production' ? {} : { filename: 'remoteEntry.js' }),
          // The page of its own can start only after the shared modules have been agreed on.
          experiments: { asyncStartup: true },
        }),
        new RemoteContractPlugin({ name, dir, packages: packagesOfShell() }),
        ...(mode === 'production' ? [new BuildIntegrityPlugin()] : []),
      ],
    });
}

/**
 * The webpack configuration of the shell: knows no remote at build time and brings the shared modules.
 * @param {{ dir: string, port?: number }} options
 */
export function createShellConfig({ dir, port }) {
  return ({ isForServing = false }, { mode }) =>
    createConfig({
      isForServing,
      dir,
      port,
      production: mode === 'production',
      entry: { main: './src/main.tsx' },
      // Absolute, or a deep link would look for the scripts below its own path.
      publicPath: '/',
      template: path.join(dir, 'src/index.ejs'),
      plugins: [
        providedModules(),
        new ShellContractPlugin({ packages: packagesOfShell(), html: HtmlWebpackPlugin }),
      ],
    });
}
