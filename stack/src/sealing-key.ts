import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { variables } from '@shortlist/service-kit';
import { keepSecret } from './keep-secret.js';

/** Files of `.data/keys` that secrets are sealed with, and what follows when one is lost. */
const ifReplaced = {
  'second-factor-key': 'people with an authenticator app have to set it up again',
  'webhook-key': 'webhooks need new secrets',
} as const;

/** The key in the file `name` of `folder` that secrets are sealed with, made at the first start (base64). */
export function loadSealingKey(folder: string, name: keyof typeof ifReplaced): Promise<string> {
  return keepSecret(path.join(folder, name), {
    create: () => randomBytes(32).toString('base64'),
    parse: (text) => {
      variables.sealingKeys().parse(text);
      return text;
    },
    ifReplaced: ifReplaced[name],
  });
}
