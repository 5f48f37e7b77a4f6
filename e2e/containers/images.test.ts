import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '../tests/support/product.js';
import { imageOf, inspectImage, runIn } from './support/podman.js';

const mebibyte = 1024 * 1024;
const parts = [
  ['auth', 'services/auth'],
  ['resumes', 'services/resumes'],
  ['usage', 'services/usage'],
  ['email', 'services/email'],
  ['gateway', 'gateway'],
  ['mailbox', 'packages/stack'],
  ['embedded-mongo', 'packages/embedded-mongo'],
] as const;
const frontEnds = ['shell', 'mfe-marketing', 'mfe-auth', 'mfe-screening', 'mfe-billing'].map(
  (name) => [name, name] as const,
);
const kinds = [
  ...parts.map((names) => [...names, 'node:22-bookworm-slim', 250] as const),
  ...frontEnds.map((names) => [...names, 'nginx:stable', 60] as const),
];
/** What would let somebody who got in build or fetch more. */
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
    const { User, Healthcheck } = (await inspectImage(image)).Config;
    expect(User).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(Healthcheck?.Test.length).toBeGreaterThan(1);
    expect(await runIn(image, 'id -u')).not.toBe('0');
  });

  it('has nothing to build or fetch with', async () => {
    const found = await runIn(image, `for tool in ${tools}; do command -v $tool; done; true`);
    expect(found).toBe('');
  });
});

describe.each(parts)('what %s is made of', (name, workspace) => {
  it('is what runs, without sources, tests and packages for development', async () => {
    const listed = await runIn(
      imageOf(name),
      'cd /shortlist && find . -name "*.ts" -path "*/src/*" -not -path "*/node_modules/*"; ls node_modules',
    );
    const lines = listed.split('\n');
    const { devDependencies = {} } = JSON.parse(
      await readFile(path.join(repositoryRoot, 'package.json'), 'utf8'),
    ) as { devDependencies?: Record<string, string> };
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.startsWith('./'))).toEqual([]);
    const forDevelopment = ['jest', 'eslint', 'typescript', 'webpack', 'lerna'];
    for (const each of forDevelopment) expect(devDependencies).toHaveProperty(each);
    expect(lines.filter((line) => forDevelopment.includes(line))).toEqual([]);
    expect(workspace).not.toBe('');
  });
});
