import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineConfig } from './define-config.js';
import { secretVariables } from './secret-files.js';
import { variables } from './variables.js';

const folder = mkdtempSync(path.join(tmpdir(), 'shortlist-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: string): string {
  const file = path.join(folder, `${content.length}-${Math.random()}`);
  writeFileSync(file, content);
  return file;
}

const read = defineConfig(() =>
  z.object({
    ...Object.fromEntries(secretVariables.map((name) => [name, variables.text().optional()])),
    AMQP_URL: variables.url(['amqp', 'amqps']),
    COST: variables.integer().default(1),
  }),
);
const AMQP_URL = 'amqp://user:hush@broker';

function messageOf(environment: Record<string, string>): string {
  try {
    read(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('a secret in a file', () => {
  it.each(secretVariables)('is read for %s, without the line end', (name) => {
    const file = fileWith(`${AMQP_URL}\n`);
    expect(read({ AMQP_URL, [name]: '', [`${name}_FILE`]: file })).toMatchObject({
      [name]: AMQP_URL,
    });
  });

  it('counts as not set when the file is empty', () => {
    const empty = fileWith('\n');
    expect(read({ AMQP_URL, SMTP_URL_FILE: empty })).not.toHaveProperty('SMTP_URL');
    expect(messageOf({ AMQP_URL_FILE: empty })).toContain('AMQP_URL is not set.');
  });

  it('is refused beside the same secret, with one sentence and no content', () => {
    const message = messageOf({ AMQP_URL, AMQP_URL_FILE: fileWith('amqp://other:hush@broker') });
    expect(message).toContain('AMQP_URL and AMQP_URL_FILE are both set: keep one of them.');
    expect(message).not.toContain('hush');
  });

  it.each([
    [path.join(folder, 'none'), 'AMQP_URL_FILE names a file that is not there.'],
    [folder, 'AMQP_URL_FILE names a file that is a folder.'],
  ])('that is missing is named by its variable, beside all other problems', (file, sentence) => {
    const message = messageOf({ AMQP_URL_FILE: file, COST: 'dear' });
    expect(message.split('\n- ').slice(1)).toEqual([
      sentence,
      'COST must be a whole number of at least 0.',
    ]);
  });

  it('never shows in an error what it holds', () => {
    const message = messageOf({ AMQP_URL_FILE: fileWith('hush') });
    expect(message).toContain('AMQP_URL must be a URL');
    expect(message).not.toContain('hush');
  });
});
