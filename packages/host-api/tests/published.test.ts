import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostApiVersion } from '../src/index.js';

const run = promisify(execFile);
const own = fileURLToPath(new URL('..', import.meta.url));
const modules = path.join(own, '../../node_modules');

/** A folder outside of the repository in which somebody builds a remote. */
let team: string;
let packed: readonly string[];

beforeAll(async () => {
  team = await mkdtemp(path.join(tmpdir(), 'host-api-'));
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', team];
  const { stdout } = await run('npm', words, { cwd: own });
  const [{ filename, files }] = JSON.parse(stdout) as [
    { filename: string; files: { path: string }[] },
  ];
  packed = files.map((file) => file.path).sort();
  const place = path.join(team, 'node_modules/@shortlist/host-api');
  await mkdir(place, { recursive: true });
  await run('tar', ['xzf', path.join(team, filename), '-C', place, '--strip-components=1']);
  // As npm lays out what the package says that it needs.
  await symlink(path.join(modules, 'zod'), path.join(team, 'node_modules/zod'));
  await writeFile(path.join(team, 'package.json'), '{"type":"module"}');
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: 'es2023',
    module: 'nodenext',
    types: [],
  };
  await writeFile(
    path.join(team, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  );
}, 60_000);
afterAll(() => rm(team, { recursive: true, force: true }));

const inPackage = (file: string) =>
  readFile(path.join(team, 'node_modules/@shortlist/host-api', file), 'utf8');

const remote = `
  import { findMisfit, hostApiVersion, type Operation, type RemotePage, type RemoteProps } from '@shortlist/host-api';
  import { z } from 'zod';
  const listPlans = {
    name: 'listPlans', summary: 'Plans', method: 'GET', path: '/plans', auth: 'user',
    response: z.object({ plans: z.array(z.object({ name: z.string() })) }), errors: {},
  } as const satisfies Operation;
  export const pages: readonly RemotePage[] = [{ path: '/plans', title: 'Plans', guarded: true }];
  export const fits = findMisfit({ hostApi: '^' + hostApiVersion }, { hostApi: hostApiVersion }) === null;
  export async function App({ host }: RemoteProps): Promise<string> {
    if (host.session.status !== 'signed-in') return host.config.version;
    host.notify({ kind: 'info', message: 'Loading' });
    const { plans } = await host.call(listPlans);
    return host.session.user.email + plans.map((plan) => plan.name).join();
  }
`;

/** Faults: a name, a word of the compiler's message, and how the fault comes into the remote above. */
const faults = [
  ['no-such-call', 'telephone', 'host.notify(', 'host.telephone('],
  ['no-such-kind', 'loud', "kind: 'info'", "kind: 'loud'"],
  ['not-in-answer', 'price', 'plan.name', 'plan.price'],
  ['page-without-title', 'title', "title: 'Plans', ", ''],
] as const;

describe('the package that teams install', () => {
  it('has types, code, what it is and its licence, and nothing else', () => {
    expect(packed).toEqual([
      'LICENSE',
      'README.md',
      'dist/index.d.ts',
      'dist/index.js',
      'dist/requirements.js',
      'package.json',
    ]);
  });

  it('needs nothing that is only in this repository', async () => {
    const manifest = JSON.parse(await inPackage('package.json')) as Record<string, unknown>;
    expect(manifest['dependencies']).toBeUndefined();
    expect(Object.keys(manifest['peerDependencies'] as object)).toEqual(['zod']);
    const types = await inPackage('dist/index.d.ts');
    const imported = [...types.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    expect(imported).toEqual(['zod/mini']);
  });

  it('has major and minor of HostApi', async () => {
    const { version } = JSON.parse(await inPackage('package.json')) as { version: string };
    expect(version.split('.').slice(0, 2)).toEqual(hostApiVersion.split('.').slice(0, 2));
  });

  it('is enough for a remote outside, and refuses what is wrong in one', async () => {
    await writeFile(path.join(team, 'good.ts'), remote);
    for (const [name, , good, bad] of faults)
      await writeFile(path.join(team, `${name}.ts`), remote.replace(good, bad));
    // One run: a compiler takes seconds to begin.
    const words = [
      path.join(modules, 'typescript/bin/tsc'),
      '--project',
      team,
      '--pretty',
      'false',
    ];
    const said = await run(process.execPath, words, { cwd: team }).then(
      ({ stdout }) => stdout,
      (error: { readonly stdout: string }) => error.stdout,
    );
    const errors = said.split('\n').filter((line) => line.includes('): error TS'));
    const inFile = (name: string) => errors.filter((line) => line.startsWith(`${name}.ts(`));
    expect(inFile('good')).toEqual([]);
    expect(faults.map(([name]) => inFile(name).length > 0 && name)).toEqual(
      faults.map(([name]) => name),
    );
    for (const [name, named] of faults) expect(inFile(name).join()).toContain(named);
  }, 280_000);

  it('runs', async () => {
    const words = [
      '-e',
      "import('@shortlist/host-api').then((it) => console.log(it.hostApiVersion))",
    ];
    const { stdout } = await run(process.execPath, words, { cwd: team });
    expect(stdout.trim()).toBe(hostApiVersion);
  });
});
