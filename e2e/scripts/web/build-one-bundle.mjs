import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import createShellConfig from '../../../shell/webpack.config.mjs';

const remotes = ['marketing', 'auth', 'screening', 'billing'];

/**
 * Builds the sources of the shell and of all remotes as one bundle: what they would be without being apart. `folder` then
 * serves as FRONT_ENDS_DIR of a gateway.
 */
export async function buildOneBundle({ root, folder }) {
  const config = createShellConfig({}, { mode: 'production' });
  const { plugins } = config;
  const stats = await new Promise((resolve, reject) => {
    webpack(
      {
        ...config,
        output: {
          ...config.output,
          path: path.join(folder, 'shell/dist'),
          uniqueName: 'one-bundle',
        },
        plugins: [
          ...plugins.filter((plugin) => !(plugin instanceof webpack.sharing.ProvideSharedPlugin)),
          new webpack.NormalModuleReplacementPlugin(
            /\/federation-source\.js$/,
            path.join(import.meta.dirname, 'one-bundle-source.mjs'),
          ),
        ],
        cache: false,
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  await Promise.all(remotes.map((name) => writePages({ root, folder, name })));
  // The plan file is billing's, and has an address of its own.
  await cp(
    path.join(root, 'mfe-billing/dist/pricing.json'),
    path.join(folder, 'mfe-billing/dist/pricing.json'),
  );
}

/** The manifest of a remote, with its pages and nothing that a browser could be told to fetch. */
async function writePages({ root, folder, name }) {
  const file = `mfe-${name}/dist/mf-manifest.json`;
  const manifest = JSON.parse(await readFile(path.join(root, file), 'utf8'));
  const pages = manifest.pages.map(({ scripts: _apart, ...page }) => page);
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(
    path.join(folder, file),
    JSON.stringify({ ...manifest, pages, exposes: [], integrity: {} }),
  );
}
