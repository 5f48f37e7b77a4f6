import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { createDevelopmentConfig, developmentPath } from '../../../webpack/development.mjs';

const folderOf = (name) => (name === 'shell' ? name : `mfe-${name}`);

/**
 * Compiles one front end as it is edited, and serves it: `app` answers its requests, `server` takes its sockets. Resolves when it
 * was compiled for the first time, rightly or not; each time `say` gets a line.
 */
export async function createFrontEnd({ root, name, say }) {
  const file = path.join(root, folderOf(name), 'webpack.config.mjs');
  const { default: createConfig } = await import(pathToFileURL(file));
  const given = createConfig({ inShell: true }, { mode: 'development' });
  const { devServer, ...config } = createDevelopmentConfig(given, { name });
  const compiler = webpack(config);
  const compiled = new Promise((resolve) => {
    compiler.hooks.done.tap('development', (stats) => {
      const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(2);
      say(
        stats.hasErrors()
          ? `  ${name} can't be compiled:\n${stats.toString({ all: false, errors: true, colors: false })}`
          : `  ${name} compiled in ${seconds} s.`,
      );
      resolve();
    });
  });
  const development = new WebpackDevServer(devServer, compiler);
  await development.start();
  await compiled;
  return { name, path: developmentPath(name), app: development.app, server: development.server };
}
