import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeDeploymentSecrets } from './deployment-secrets.mjs';

const root = new URL('../../', import.meta.url);
const databases = ['auth', 'resumes', 'usage', 'email', 'gateway'];
const brokerUsers = ['auth', 'resumes', 'usage', 'email', 'operator'];

describe('the secrets of a new deployment', () => {
  const secrets = makeDeploymentSecrets({});

  it('are a file for each that docker-compose.yml passes on', async () => {
    const compose = parse(await readFile(new URL('docker-compose.yml', root), 'utf8'));
    const wanted = Object.values(compose.secrets).map(({ file }) => file.replace('.secrets/', ''));
    expect(wanted.length).toBeGreaterThan(10);
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(wanted));
  });

  it('are others each time, but where there is nothing to choose', () => {
    const again = makeDeploymentSecrets({});
    const same = Object.keys(secrets).filter((name) => secrets[name] === again[name]);
    expect(same.sort()).toEqual(['openai-api-key', 'smtp-url']);
  });

  it('have keys that belong together', () => {
    const spki = { type: 'spki', format: 'pem' };
    const derived = createPublicKey(createPrivateKey(secrets['jwt-private-key'])).export(spki);
    expect(derived).toBe(secrets['jwt-public-key']);
    for (const name of ['second-factor-key', 'webhook-key'])
      expect(Buffer.from(secrets[name], 'base64')).toHaveLength(32);
  });

  it('name the mail server that was given, else the mailbox', () => {
    const smtpUrl = "smtps://it's:pa$$word#1@mail.example.com";
    expect(makeDeploymentSecrets({ smtpUrl })['smtp-url'].trim()).toBe(smtpUrl);
    expect(secrets['smtp-url'].trim()).toBe('smtp://mailbox:2525');
  });

  it.each(brokerUsers)('let %s into the broker by the password of its address', (name) => {
    const { username, password } = new URL(secrets[`${name}-amqp-url`]);
    const { users } = JSON.parse(secrets['rabbitmq-definitions.json']);
    const kept = Buffer.from(users.find((user) => user.name === username).password_hash, 'base64');
    const hash = createHash('sha256').update(kept.subarray(0, 4)).update(password).digest();
    expect(username).toBe(name);
    expect(hash).toEqual(kept.subarray(4));
  });

  it('make a user of the database for each service, for its own database alone', async () => {
    const script = await readFile(new URL('deploy/mongodb/create-users.js', root), 'utf8');
    const users = [];
    const readFileSync = () => secrets['mongodb-users.json'];
    runInNewContext(script, {
      require: () => ({ readFileSync }),
      db: {
        getSiblingDB: (database) => ({ createUser: (user) => users.push({ database, ...user }) }),
      },
    });
    expect(users.map(({ user }) => user)).toEqual(databases);
    for (const { database, user, pwd, roles } of users) {
      const address = new URL(secrets[`${user}-mongodb-uri`]);
      expect([address.username, address.password]).toEqual([user, pwd]);
      expect([database, address.searchParams.get('authSource')]).toEqual(['admin', 'admin']);
      expect(JSON.parse(JSON.stringify(roles))).toEqual([{ role: 'readWrite', db: user }]);
    }
  });

  it('name no user of the database of trials, which has none', () => {
    const trial = makeDeploymentSecrets({ embeddedDatabase: true });
    for (const name of databases) {
      expect(trial[`${name}-mongodb-uri`].trim()).toBe('mongodb://mongodb:27017');
    }
  });
});
