import { createRemoteConfig } from '../webpack.base.mjs';

export default createRemoteConfig({ name: 'marketing', dir: import.meta.dirname, port: 3101 });
