import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeptBuilds, type KeptBuilds } from './kept-builds.js';

let root: string;
let dist: string;
let folder: string;
let kept: KeptBuilds;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kept-builds-'));
  dist = path.join(root, 'dist');
  folder = path.join(root, 'kept');
  kept = createKeptBuilds({ dist, folder, count: 2 });
});
afterEach(() => rm(root, { recursive: true }));

/** Deploys a build that consists of these files alone, and keeps it. */
async function deploy(...files: string[]): Promise<string[]> {
  await rm(dist, { recursive: true, force: true });
  for (const file of files) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), `${file} as built`);
  }
  await kept.keep();
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.includes('.') && name !== 'builds.json').sort();
}

const common = 'font.00000000.woff2';

describe('the files of the last builds', () => {
  it('stay when a build takes their place, and go when they are too old', async () => {
    expect(await deploy('main.aaaaaaaa.js', 'main.aaaaaaaa.js.br', common)).toEqual([
      common,
      'main.aaaaaaaa.js',
      'main.aaaaaaaa.js.br',
    ]);
    expect(await deploy('main.bbbbbbbb.js', common)).toContain('main.aaaaaaaa.js');
    expect(await deploy('main.cccccccc.js', common)).toEqual([
      common,
      'main.bbbbbbbb.js',
      'main.cccccccc.js',
    ]);
    expect(await readFile(path.join(folder, 'main.bbbbbbbb.js'), 'utf8')).toBe(
      'main.bbbbbbbb.js as built',
    );
  });

  it('keep their folders; a name without a hash says nothing of what is in it', async () => {
    const sample = path.join('samples', 'cv.dddddddd.pdf');
    expect(await deploy(sample, 'index.html', 'mf-manifest.json')).toEqual([sample]);
  });

  it('count as one build when it was first seen half written', async () => {
    await deploy('main.aaaaaaaa.js');
    await deploy('main.bbbbbbbb.js');
    expect(await deploy('main.bbbbbbbb.js', '8.bbbbbbbb.js')).toContain('main.aaaaaaaa.js');
  });

  it('are found again by the gateway that starts next, also when its list was cut off', async () => {
    await deploy('main.aaaaaaaa.js');
    kept = createKeptBuilds({ dist, folder, count: 2 });
    expect(await deploy('main.bbbbbbbb.js')).toContain('main.aaaaaaaa.js');
    await writeFile(path.join(folder, 'builds.json'), '{"builds":[{"fi');
    kept = createKeptBuilds({ dist, folder, count: 2 });
    expect(await deploy('main.cccccccc.js')).toEqual(['main.cccccccc.js']);
  });

  it('stay as they are while there is no build', async () => {
    await deploy('main.aaaaaaaa.js');
    await rm(dist, { recursive: true });
    await expect(kept.keep()).rejects.toThrow('ENOENT');
    expect(await deploy('main.bbbbbbbb.js')).toContain('main.aaaaaaaa.js');
  });
});
