import { createRemoteConfig } from '../webpack.base.mjs';

export default createRemoteConfig({
  name: 'screening',
  dir: import.meta.dirname,
  port: 3103,
});
