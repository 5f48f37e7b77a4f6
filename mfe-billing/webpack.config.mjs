import { createRemoteConfig } from '../webpack.base.mjs';

const createConfig = createRemoteConfig({ name: 'billing', dir: import.meta.dirname, port: 3104 });

/** The plan file keeps its name in the build, so that the gateway can serve it as /pricing.json too. */
const planFile = {
  test: /[\\/]public[\\/]pricing\.json$/,
  type: 'asset/resource',
  generator: { filename: '[name][ext]' },
};

export default (...given) => {
  const config = createConfig(...given);
  config.module.rules.push(planFile);
  return config;
};
