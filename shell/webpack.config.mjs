import { createShellConfig } from '../webpack.base.mjs';

export default createShellConfig({ dir: import.meta.dirname, port: 3100 });
