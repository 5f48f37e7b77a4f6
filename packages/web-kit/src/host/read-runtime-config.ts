import type { PageEntry, RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { type Fields, flag, group, invalid, text, texts } from '../read-fields.js';

/**
 * Reads a runtime config as the contract's schema does, in a hundredth of its size: this runs before the first page and
 * a schema library would be a tenth of all its scripts. Its test holds it to the schema. Throws, naming the field.
 */
export function readRuntimeConfig(value: unknown): RuntimeConfig {
  const config = group(value, 'config');
  const features = group(config['features'], 'features');
  return {
    apiBaseUrl: text(config, 'apiBaseUrl'),
    remotes: texts(config['remotes'], 'remotes'),
    pages: list(config['pages'], 'pages').map(page),
    ...(config['unread'] === undefined ? {} : { unread: names(config['unread'], 'unread') }),
    ...(config['remoteIntegrity'] === undefined
      ? {}
      : { remoteIntegrity: texts(config['remoteIntegrity'], 'remoteIntegrity') }),
    ...(config['remoteOverrides'] === undefined
      ? {}
      : { remoteOverrides: remoteOverrides(config['remoteOverrides']) }),
    ...(config['remoteOwners'] === undefined
      ? {}
      : { remoteOwners: owners(config['remoteOwners']) }),
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
    ...(config['tokenLimits'] === undefined
      ? {}
      : { tokenLimits: numbers(config['tokenLimits'], 'tokenLimits') }),
    version: text(config, 'version'),
    ...(config['reportedViews'] === undefined
      ? {}
      : { reportedViews: number(config, 'reportedViews') }),
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

function page(value: unknown): PageEntry {
  const fields = group(value, 'pages');
  const optional = (name: 'guarded' | 'bare' | 'foot') =>
    fields[name] === undefined ? {} : { [name]: flag(fields, name) };
  return {
    path: text(fields, 'path'),
    remote: text(fields, 'remote'),
    title: text(fields, 'title'),
    ...optional('guarded'),
    ...optional('bare'),
    ...optional('foot'),
  };
}

function remoteOverrides(value: unknown): NonNullable<RuntimeConfig['remoteOverrides']> {
  const { origins, taken } = group(value, 'remoteOverrides');
  return { origins: names(origins, 'origins'), taken: texts(taken, 'taken') };
}

function list(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw invalid(name);
  return value;
}

function names(value: unknown, name: string): string[] {
  return list(value, name).map((each) => text({ [name]: each }, name));
}

function owners(value: unknown): NonNullable<RuntimeConfig['remoteOwners']> {
  const fields = group(value, 'remoteOwners');
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
      const owner = group(fields[name], name);
      return [name, { team: text(owner, 'team'), contact: text(owner, 'contact') }];
    }),
  );
}

function number(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw invalid(name);
  return value;
}

function numbers(value: unknown, name: string): Record<string, number> {
  const fields = group(value, name);
  return Object.fromEntries(Object.keys(fields).map((key) => [key, number(fields, key)]));
}
