import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as auth from '@shortlist/contracts/messages/auth';
import * as email from '@shortlist/contracts/messages/email';
import * as resumes from '@shortlist/contracts/messages/resumes';
import * as usage from '@shortlist/contracts/messages/usage';
import { describe, expect, it } from 'vitest';
import { makeBrokerDefinitions, sent } from './broker-definitions.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const definitions = { ...auth, ...email, ...resumes, ...usage };
const call = /\bbus\s*\.(?:publish|request)\(\s*(?:\w+\.)?(\w+)/g;
/** service-kit's `reportActivity` sends this one. */
const report = /\breportActivity\(/;

/** Commands and requests to others that the code of a service sends. */
function findSent(service) {
  const folder = path.join(root, service === 'gateway' ? service : `services/${service}`, 'src');
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.ts'));
  const names = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const sends = [...text.matchAll(call)].map(([, name]) => name);
    return report.test(text) ? [...sends, 'noteActivity'] : sends;
  });
  return [...new Set(names)]
    .map((name) => definitions[name])
    .filter((message) => message && message.kind !== 'event')
    .filter(({ key }) => !key.startsWith(`${service}.`));
}

describe.each(Object.keys(sent))('what %s may send', (service) => {
  const keysOf = (kind) => findSent(service).filter((message) => message.kind === kind);

  it.each([
    ['command', 'commands'],
    ['request', 'requests'],
  ])('is each %s that its code sends, and no other', (kind, list) => {
    const keys = keysOf(kind).map(({ key }) => key);
    expect([...sent[service][list]].sort()).toEqual(keys.sort());
  });
});

it('is written by no password, and by no name but of a service and of the operator', () => {
  const names = ['operator', 'auth', 'resumes', 'usage', 'email', 'gateway'];
  const passwords = Object.fromEntries(names.map((name, index) => [name, `p-${index}`]));
  const made = makeBrokerDefinitions(passwords);
  expect(made.users.map(({ name }) => name).sort()).toEqual(Object.keys(passwords).sort());
  expect(JSON.stringify(made)).not.toMatch(/p-\d/);
});
