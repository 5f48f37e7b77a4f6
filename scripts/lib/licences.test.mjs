import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readLicences } from './licences.mjs';

const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function doubtfulOf(license, more = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shortlist-licences-'));
  folders.push(folder);
  const packages = { 'node_modules/one': { version: '1.0.0', license, ...more } };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  return readLicences(folder).doubtful.map(({ title }) => title);
}

it.each(['MIT', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)'])('%s may ship', (licence) => {
  expect(doubtfulOf(licence)).toEqual([]);
});

it.each(['GPL-3.0-only', 'AGPL-3.0', '(MIT AND LGPL-3.0-only)', 'UNLICENSED', 'BSD', undefined])(
  '%s wants a person to look at it',
  (licence) => {
    expect(doubtfulOf(licence)).toEqual(['one@1.0.0']);
  },
);

it('may be any, of what is for development alone', () => {
  expect(doubtfulOf('GPL-3.0-only', { dev: true })).toEqual([]);
});
