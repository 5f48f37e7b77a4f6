import path from 'node:path';
import { createRemoteConfig } from '../webpack.base.mjs';

const createConfig = createRemoteConfig({
  name: 'screening',
  dir: import.meta.dirname,
  port: 3103,
});

export default (env, argv) => {
  const config = createConfig(env, argv);
  // The Excel writer zips larger files in a worker made from a blob, which the Content-Security-Policy forbids.
  config.resolve.alias = {
    ...config.resolve.alias,
    fflate$: path.join(import.meta.dirname, 'src/screening/zip-without-worker.ts'),
  };
  return config;
};
