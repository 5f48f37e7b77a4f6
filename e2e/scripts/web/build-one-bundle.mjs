import { cp } from 'node:fs/promises';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import createShellConfig from '../../../shell/webpack.config.mjs';

/**
 * Builds the sources of the shell and of all remotes as one bundle: what they would be without being apart. `folder` then
 * serves as FRONT_ENDS_DIR of a gateway; the gateway must be told of no manifests (`oneBundleEnv`).
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
          ...plugins.filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
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
  // The plan file is billing's, and has an address of its own.
  await cp(
    path.join(root, 'mfe-billing/dist/pricing.json'),
    path.join(folder, 'mfe-billing/dist/pricing.json'),
  );
}

/** An address that a browser asks nobody for. */
const nowhere = 'data:application/json,{}';

export const oneBundleEnv = (folder) => ({
  FRONT_ENDS_DIR: folder,
  REMOTE_MARKETING_URL: nowhere,
  REMOTE_AUTH_URL: nowhere,
  REMOTE_SCREENING_URL: nowhere,
  REMOTE_BILLING_URL: nowhere,
});
