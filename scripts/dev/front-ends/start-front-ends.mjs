import path from 'node:path';
import { startProcess } from '../start-process.mjs';

/**
 * Compiles and serves the front ends `names` in a process of its own. `env` resolves to what the product has to be started
 * with, `isOpen` to whether people can reach it, after `show` was called with the address where the product answers.
 */
export function startFrontEnds({ root, names, port, host, say }) {
  const begun = startProcess({
    main: path.join(import.meta.dirname, 'main.mjs'),
    words: [JSON.stringify({ root, names, port, host })],
    root,
    env: {},
    say,
  });
  const isOpen = begun.told('isOpen');
  return {
    env: begun.started.then((report) => report && productEnv(report.shellUrl, names)),
    isOpen: isOpen.then((report) => report !== null),
    ended: begun.ended,
    show: (productUrl) => begun.tell({ productUrl }),
    stop: begun.stop,
  };
}

function productEnv(shellUrl, names) {
  const remotes = names.filter((name) => name !== 'shell');
  return {
    SHELL_URL: shellUrl,
    // The port that people know is that of the front ends.
    GATEWAY_PORT: '0',
    // The build that is live for others says nothing about the one developed here.
    REMOTES_REGISTRY: 'false',
    ...Object.fromEntries(
      remotes.flatMap((name) => {
        const variable = `REMOTE_${name.toUpperCase()}`;
        const manifest = `/dev/${name}/mf-manifest.json`;
        return [
          [`${variable}_URL`, manifest],
          [`${variable}_MANIFEST_URL`, `${shellUrl}${manifest}`],
        ];
      }),
    ),
  };
}
