import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../lib/prepare.mjs';
import { createTypeCheck } from './check-types.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-types-'));
  await mkdir(path.join(folder, 'stack'), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await write(
    'tsconfig.json',
    '{ "compilerOptions": { "noEmit": true, "types": [], "lib": ["es5"] } }',
  );
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name, text) => writeFile(path.join(folder, 'stack', name), text);

it('tells what is wrong, and once when all is right again', async () => {
  const told = [];
  let tell;
  const next = () => new Promise((resolve) => (tell = resolve));
  const say = (text) => {
    told.push(text);
    tell();
  };
  const types = createTypeCheck({ root: folder, say });
  await write('a.ts', "export const count: number = 'many';");
  const first = next();
  types.begin();
  await first;
  expect(told[0]).toContain("'string' is not assignable to type 'number'");
  expect(told[0]).toContain('The types are wrong');

  await write('a.ts', 'export const count: number = 1;');
  const second = next();
  types.begin();
  // Asked twice at once: two checks, one after the other.
  types.begin();
  await second;
  expect(told.slice(1)).toEqual(['  The types are right again.']);
  types.stop();
}, 120_000);
