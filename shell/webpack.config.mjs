import { createShellConfig } from '../webpack.base.mjs';

const createConfig = createShellConfig({ dir: import.meta.dirname, port: 3100 });

/** Files that browsers and other sites ask for by name. */
const namedFiles = {
  test: /[\\/]shell[\\/]public[\\/][^\\/]+$/,
  type: 'asset/resource',
  generator: { filename: '[name][ext]' },
};

export default (...given) => {
  const config = createConfig(...given);
  config.module.rules.push(namedFiles);
  return config;
};
