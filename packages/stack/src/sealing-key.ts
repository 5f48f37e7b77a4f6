import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { keepSecret } from './keep-secret.js';

/** The key in the file `name` of `folder` that secrets are sealed with, made at the first start (base64). */
export function loadSealingKey(folder: string, name: string): Promise<string> {
  return keepSecret(path.join(folder, name), () => randomBytes(32).toString('base64'));
}
