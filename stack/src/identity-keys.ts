import path from 'node:path';
import { createIdentityKeys, type IdentityKeys, parseIdentityKeys } from '@shortlist/identity';
import { keepSecret } from './keep-secret.js';

/** The keys of the sample provider kept in `folder`, created at the first start. */
export async function loadIdentityKeys(folder: string): Promise<IdentityKeys> {
  return keepSecret(path.join(folder, 'sample-identity.json'), {
    create: createIdentityKeys,
    parse: parseIdentityKeys,
    ifReplaced: 'the sample people have to sign in again',
  });
}
