import { createRemoteConfig } from '../webpack.base.mjs';

export default createRemoteConfig({ name: 'auth', dir: import.meta.dirname, port: 3102 });
