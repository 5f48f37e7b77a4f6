import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../tests/support/product.js';

/** `npm run remotes` as an operator types it beside the product; with the answer of a call that failed, too. */
export function runRemotes(
  dataDir: string,
  ...words: string[]
): Promise<{ readonly code: number; readonly text: string }> {
  return promisify(execFile)(
    process.execPath,
    [path.join(repositoryRoot, 'stack/dist/cli/remotes.js'), ...words],
    { env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '' } },
  ).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { readonly code: number; readonly stderr: string }) => ({
      code: error.code,
      text: error.stderr,
    }),
  );
}
