import { readdir, readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeEnvironmentFile } from './environment-file.mjs';

const repository = new URL('../../', import.meta.url);
const url = 'https://shortlist.example.com';
const mail = {
  MAIL_FROM: 'Shortlist $$ #1 <no-reply@example.com>',
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
    expect(settings.COMPOSE_FILE).toBe('docker-compose.yml:deploy/compose/mailbox.yml');
  });

  it('name the database of trials where that is wanted', () => {
    const settings = parseEnv(makeEnvironmentFile({ url, mail, embeddedDatabase: true }));
    expect(settings.COMPOSE_FILE).toBe('docker-compose.yml:deploy/compose/embedded-mongo.yml');
  });

  it('have a line for each variable that docker-compose.yml passes on without a default', async () => {
    const compose = await readFile(new URL('docker-compose.yml', repository), 'utf8');
    const wanted = [...compose.matchAll(/\$\{(\w+)(?:\}|:\?)/g)].map(([, name]) => name);
    expect(wanted.length).toBeGreaterThan(5);
    expect(Object.keys(parseEnv(makeEnvironmentFile({ url })))).toEqual(
      expect.arrayContaining(wanted),
    );
  });

  it('are never an empty default of a compose file, which podman-compose passes on as it is written', async () => {
    const extras = await readdir(new URL('deploy/compose/', repository));
    const names = ['docker-compose.yml', ...extras.map((name) => `deploy/compose/${name}`)];
    const texts = await Promise.all(
      names.map((name) => readFile(new URL(name, repository), 'utf8')),
    );
    expect(texts.join('\n').match(/\$\{\w+:?-\}/g)).toBeNull();
  });

  it.each(["it's", 'two\nLINES=1'])('refuse a value that would end its line: %j', (text) => {
    expect(() => makeEnvironmentFile({ url, mail: { ...mail, MAIL_FROM: text } })).toThrow(
      /neither a quote nor a line end/,
    );
  });
});
