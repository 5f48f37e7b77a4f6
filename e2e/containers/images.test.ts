import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../tests/support/product.js';
import { imageOf, inspectImage, podman, runIn } from './support/podman.js';

const mebibyte = 1024 * 1024;
const parts = [
  ['auth', 'services/auth'],
  ['resumes', 'services/resumes'],
  ['usage', 'services/usage'],
  ['email', 'services/email'],
  ['gateway', 'gateway'],
  ['mailbox', 'stand-ins/mailbox'],
  ['embedded-mongo', 'stand-ins/database'],
] as const;
const frontEnds = ['shell', 'mfe-marketing', 'mfe-auth', 'mfe-screening', 'mfe-billing'].map(
  (name) => [name, name] as const,
);
const kinds = [
  ...parts.map((names) => [...names, 'node:22-bookworm-slim', 250] as const),
  ...frontEnds.map((names) => [...names, 'nginx:stable', 60] as const),
];
/** Tools that would let an intruder build or fetch more. */
const tools =
  'npm npx corepack yarn pnpm gcc g++ cc make python python3 git curl wget node-gyp swc webpack tsc';

describe.each(kinds)('the image of %s', (name, workspace, base, mostMebibytes) => {
  const image = imageOf(name);

  it(`is at most ${mostMebibytes} MB larger than ${base}`, async () => {
    const [own, below] = await Promise.all([inspectImage(image), inspectImage(base)]);
    const size = Math.round((own.Size - below.Size) / mebibyte);
    console.log(`${name}: ${size} MB over ${base}`);
    expect(size).toBeLessThanOrEqual(mostMebibytes);
  });

  it('says which version of which commit it is', async () => {
    const { Labels } = (await inspectImage(image)).Config;
    const manifest = await readFile(path.join(repositoryRoot, workspace, 'package.json'), 'utf8');
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], {
      cwd: repositoryRoot,
    });
    expect(Labels).toMatchObject({
      'org.opencontainers.image.title': `Shortlist ${workspace}`,
      'org.opencontainers.image.version': (JSON.parse(manifest) as { version: string }).version,
      'org.opencontainers.image.revision': stdout.trim(),
    });
  });

  it('runs as a user without rights and says how to see that it is well', async () => {
    const { Config, Healthcheck } = await inspectImage(image);
    expect(Config.User).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(Healthcheck?.Test.length).toBeGreaterThan(1);
    expect(await runIn(image, 'id -u')).not.toBe('0');
  });

  it('has nothing to build or fetch with', async () => {
    const found = await runIn(image, `for tool in ${tools}; do command -v $tool; done; true`);
    expect(found).toBe('');
  });
});

it.each(parts.map(([name]) => name))(
  'the image of %s has no sources and no packages for development',
  async (name) => {
    const files = (await runIn(imageOf(name), 'cd /shortlist && find . -type f')).split('\n');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /\.[cm]?tsx?$/.test(file))).toEqual([]);
    const forDevelopment = /\/node_modules\/(vitest|eslint|typescript|webpack|@swc)\//;
    expect(files.filter((file) => forDevelopment.test(file))).toEqual([]);
  },
);

/** Rights, owner, digest and place of every file of an image. */
const listFiles = (image: string) =>
  runIn(
    image,
    'cd /shortlist && find . -type f -exec sha256sum {} + | sort -k 2; find . -printf "%M %U:%G %p %l\\n" | sort',
  );

/** Remains of stages: images without a name. */
const listUnnamed = async () =>
  (await podman('images', '--quiet', '--no-trunc', '--filter', 'dangling=true')).split('\n');

describe('an image that is built again from the same commit', () => {
  it('has the same files in the same layers', async () => {
    const name = process.env['BUILT_TWICE'] ?? '';
    const first = imageOf(name);
    const again = `${first}-again`;
    const script = path.join(repositoryRoot, 'scripts/build-images.mjs');
    const words = ['--engine', 'podman', '--fresh', '--only', name, '--tag'];
    const [prefix, tag = ''] = again.split(`/${name}:`);
    const known = new Set(await listUnnamed());
    await promisify(execFile)(process.execPath, [script, ...words, tag, '--prefix', prefix ?? ''], {
      maxBuffer: 1 << 26,
    });
    try {
      const before = (await listFiles(first)).split('\n');
      const after = new Set((await listFiles(again)).split('\n'));
      expect(before.length).toBeGreaterThan(1000);
      expect(before.filter((line) => !after.has(line))).toEqual([]);
      expect(after.size).toBe(new Set(before).size);
      const [old, made] = await Promise.all([inspectImage(first), inspectImage(again)]);
      expect(made.RootFS.Layers).toEqual(old.RootFS.Layers);
    } finally {
      // Nothing else is built from what was built without the cache.
      const stages = (await listUnnamed()).filter((id) => !known.has(id));
      await podman('rmi', again, ...stages);
    }
  }, 600_000);
});
