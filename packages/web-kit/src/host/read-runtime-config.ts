import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import { flag, group, invalid, text, texts } from '../read-fields.js';

/**
 * Reads a runtime config as the contract's schema does, in a hundredth of its size: this runs before the first page and
 * a schema library would be a tenth of all its scripts. Its test holds it to the schema. Throws, naming the field.
 */
export function readRuntimeConfig(value: unknown): RuntimeConfig {
  const config = group(value, 'config');
  const remotes = group(config['remotes'], 'remotes');
  const features = group(config['features'], 'features');
  return {
    apiBaseUrl: text(config, 'apiBaseUrl'),
    remotes: {
      marketing: text(remotes, 'marketing'),
      auth: text(remotes, 'auth'),
      screening: text(remotes, 'screening'),
      billing: text(remotes, 'billing'),
    },
    ...(config['remoteIntegrity'] === undefined
      ? {}
      : { remoteIntegrity: texts(config['remoteIntegrity'], 'remoteIntegrity') }),
    contactWebhookUrl: text(config, 'contactWebhookUrl'),
    features: {
      demoFallback: flag(features, 'demoFallback'),
      googleSignIn: flag(features, 'googleSignIn'),
      mailbox: flag(features, 'mailbox'),
      ...(features['passkeys'] === undefined ? {} : { passkeys: flag(features, 'passkeys') }),
    },
    ...(config['googleSignIn'] === undefined
      ? {}
      : { googleSignIn: googleSignIn(config['googleSignIn']) }),
    version: text(config, 'version'),
    ...(config['shell'] === undefined ? {} : { shell: text(config, 'shell') }),
  };
}

function googleSignIn(value: unknown): NonNullable<RuntimeConfig['googleSignIn']> {
  const fields = group(value, 'googleSignIn');
  const clientId = text(fields, 'clientId');
  const authorizationUrl = text(fields, 'authorizationUrl');
  if (clientId === '') throw invalid('clientId');
  const isPath = /^\/[^/\\]/.test(authorizationUrl);
  if (!isPath && !URL.canParse(authorizationUrl)) throw invalid('authorizationUrl');
  return { clientId, authorizationUrl };
}
