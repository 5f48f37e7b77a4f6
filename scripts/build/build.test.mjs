import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build, findUnbuilt } from './build.mjs';

let root;
const wanted = { names: ['@shortlist/bus'], whole: false };

const fileIn = (name) => path.join(root, 'packages/bus', name);
const read = (name) => readFile(fileIn(name), 'utf8');
async function write(name, text) {
  await mkdir(path.dirname(fileIn(name)), { recursive: true });
  await writeFile(fileIn(name), text);
  // As after a pause: what is written while a build runs counts as not built.
  await utimes(fileIn(name), new Date(), new Date(Date.now() - 60_000));
}
const unbuilt = (options = wanted) => findUnbuilt(root, options).map(({ name }) => name);
const inodeOf = async (name) => (await stat(fileIn(name))).ino;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'shortlist-build-'));
  const packages = { '': {}, 'packages/bus': {} };
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
  await writeFile(path.join(root, 'package.json'), '{}');
  const parser = { syntax: 'typescript' };
  await writeFile(
    path.join(root, '.swcrc'),
    JSON.stringify({ jsc: { parser, target: 'es2023' }, sourceMaps: true }),
  );
  for (const name of ['package-lock.json', '.swcrc']) await utimes(path.join(root, name), 0, 0);
  const manifest = { name: '@shortlist/bus', scripts: { build: 'node ../../scripts/build.mjs' } };
  await write('package.json', JSON.stringify(manifest));
  await write('src/index.ts', "export const name: string = 'bus';\n");
  await write('src/index.test.ts', 'export {};\n');
  await write('src/words/list.json', '["one"]');
});
afterEach(() => rm(root, { recursive: true }));

describe('a build', () => {
  it('compiles what is no test, and takes data along', async () => {
    expect(unbuilt()).toEqual(['@shortlist/bus']);
    await build(root, wanted);
    expect(await read('dist/index.js')).toContain("export const name = 'bus';");
    expect(await read('dist/index.js')).toContain('//# sourceMappingURL=index.js.map');
    expect(JSON.parse(await read('dist/index.js.map')).sources).toEqual(['../src/index.ts']);
    expect(await read('dist/words/list.json')).toBe('["one"]');
    await expect(stat(fileIn('dist/index.test.js'))).rejects.toThrow('ENOENT');
    expect(unbuilt()).toEqual([]);
  });

  it('is due again only when a source holds something else, or what was built is not as it was left', async () => {
    await build(root, wanted);
    await write('src/index.ts', "export const name: string = 'bus';\n");
    expect(unbuilt()).toEqual([]);
    await write('src/index.test.ts', 'export const other = 1;\n');
    expect(unbuilt()).toEqual([]);
    await write('src/index.ts', "export const name: string = 'coach';\n");
    expect(unbuilt()).toEqual(['@shortlist/bus']);
    await build(root, wanted);
    await write('dist/index.js', '');
    expect(unbuilt()).toEqual(['@shortlist/bus']);
    await build(root, wanted);
    await rm(fileIn('dist'), { recursive: true });
    expect(unbuilt()).toEqual(['@shortlist/bus']);
  });

  it('is not done for the whole by one for npm start where the whole has more', async () => {
    await build(root, wanted);
    expect(unbuilt({ ...wanted, whole: true })).toEqual([]);
    const types = "printf 'export {};' > dist/index.d.ts";
    const manifest = { name: '@shortlist/bus', scripts: { build: 'node build.mjs', types } };
    await write('package.json', JSON.stringify(manifest));
    await write('src/index.ts', "export const name: string = 'coach';\n");
    await build(root, wanted);
    expect(unbuilt()).toEqual([]);
    expect(unbuilt({ ...wanted, whole: true })).toEqual(['@shortlist/bus']);
    await build(root, { ...wanted, whole: true });
    expect(await read('dist/index.d.ts')).toBe('export {};');
    expect(unbuilt()).toEqual([]);
    expect(unbuilt({ ...wanted, whole: true })).toEqual([]);
  });

  it('does not touch a file that stays the same, so what runs keeps its own', async () => {
    await build(root, wanted);
    const before = [await inodeOf('dist/index.js'), await inodeOf('dist/words/list.json')];
    await write('src/more.ts', 'export const more = 1;\n');
    await write('src/words/list.json', '["one", "two"]');
    await build(root, wanted);
    const after = [await inodeOf('dist/index.js'), await inodeOf('dist/words/list.json')];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it('has every file there at each moment, old or new', async () => {
    await build(root, wanted);
    let isDone = false;
    const found = new Set();
    const watching = (async () => {
      while (!isDone) found.add(await read('dist/words/list.json').catch(({ code }) => code));
    })();
    for (let round = 0; round < 20; round += 1) {
      await write(
        'src/words/list.json',
        JSON.stringify(Array(round % 2 ? 9 : 10_000).fill('word')),
      );
      await build(root, wanted);
    }
    isDone = true;
    await watching;
    expect([...found].map((text) => text.length).sort()).not.toContain(0);
    for (const text of found) expect(() => JSON.parse(text)).not.toThrow();
  });

  it('removes what has no source any more', async () => {
    await build(root, wanted);
    await rm(fileIn('src/words'), { recursive: true });
    await build(root, wanted);
    await expect(stat(fileIn('dist/words'))).rejects.toThrow('ENOENT');
    expect(unbuilt()).toEqual([]);
  });

  it('leaves everything as it was where a file cannot be compiled, and says which', async () => {
    await build(root, wanted);
    await write('src/index.ts', "export const name = 'coach';\n");
    await write('src/wrong.ts', 'export const = 1;\n');
    await expect(build(root, wanted)).rejects.toThrow('wrong.ts');
    expect(await read('dist/index.js')).toContain("'bus'");
    expect(unbuilt()).toEqual(['@shortlist/bus']);
  });
});

it('a name that is no package is refused', () => {
  expect(() => unbuilt({ names: ['@shortlist/nobody'], whole: true })).toThrow(
    'There is no package @shortlist/nobody to build.',
  );
});
