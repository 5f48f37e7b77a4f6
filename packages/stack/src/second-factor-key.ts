import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { keepSecret } from './keep-secret.js';

/** The key in `folder` that the secrets of authenticator apps are encrypted with, made at the first start (base64). */
export function loadSecondFactorKey(folder: string): Promise<string> {
  return keepSecret(path.join(folder, 'second-factor-key'), () =>
    randomBytes(32).toString('base64'),
  );
}
