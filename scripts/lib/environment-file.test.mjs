import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { makeEnvironmentFile } from './environment-file.mjs';

const url = 'https://shortlist.example.com';
const mail = {
  SMTP_URL: 'smtps://user:pa$$word#1@mail.example.com',
  MAIL_FROM: 'Shortlist <no-reply@example.com>',
  SUPPORT_MAILBOX: 'support@example.com',
};

describe('the settings of a new deployment', () => {
  it('are read as they were given, whatever stands in them', () => {
    expect(parseEnv(makeEnvironmentFile({ url, mail }))).toMatchObject({
      ...mail,
      APP_URL: url,
      COMPOSE_FILE: 'docker-compose.yml',
    });
  });

  it('keep mails on the machine where no server is named', () => {
    const settings = parseEnv(makeEnvironmentFile({ url }));
    expect(settings.SMTP_URL).toBe('smtp://mailbox:2525');
    expect(settings.COMPOSE_FILE).toBe('docker-compose.yml:deploy/compose/mailbox.yml');
  });

  it('name the database of trials where that is wanted', () => {
    const settings = parseEnv(makeEnvironmentFile({ url, mail, embeddedDatabase: true }));
    expect(settings.COMPOSE_FILE).toBe('docker-compose.yml:deploy/compose/embedded-mongo.yml');
    expect(settings.MONGODB_URI).toBe('mongodb://mongodb:27017');
    expect(parseEnv(makeEnvironmentFile({ url, mail })).MONGODB_URI).toBeUndefined();
  });

  it('have a line for each variable that docker-compose.yml passes on without a default', async () => {
    const compose = await readFile(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
    const wanted = [...compose.matchAll(/\$\{(\w+)(?:\}|:\?)/g)].map(([, name]) => name);
    expect(wanted.length).toBeGreaterThan(10);
    expect(Object.keys(parseEnv(makeEnvironmentFile({ url })))).toEqual(
      expect.arrayContaining(wanted),
    );
  });

  it('have secrets of their own each time, and keys that belong together', () => {
    const [first, second] = [0, 1].map(() => parseEnv(makeEnvironmentFile({ url })));
    const sealingKeys = ['SECOND_FACTOR_KEY', 'WEBHOOK_KEY'];
    const secrets = ['RABBITMQ_PASSWORD', 'JWT_PRIVATE_KEY', 'JWT_PUBLIC_KEY', ...sealingKeys];
    for (const name of secrets) expect(first[name]).not.toBe(second[name]);
    const pem = (name) => first[name].replaceAll('\\n', '\n');
    const spki = { type: 'spki', format: 'pem' };
    expect(
      createPublicKey(createPrivateKey(pem('JWT_PRIVATE_KEY')))
        .export(spki)
        .trim(),
    ).toBe(pem('JWT_PUBLIC_KEY'));
    for (const name of sealingKeys) expect(Buffer.from(first[name], 'base64')).toHaveLength(32);
  });

  it.each(["it's", 'two\nLINES=1'])('refuse a value that would end its line: %j', (text) => {
    expect(() => makeEnvironmentFile({ url, mail: { ...mail, MAIL_FROM: text } })).toThrow(
      /neither a quote nor a line end/,
    );
  });
});
