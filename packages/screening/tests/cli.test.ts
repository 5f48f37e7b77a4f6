import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const samples = fileURLToPath(new URL('../../../samples/', import.meta.url));
const job = join(samples, 'job-description.txt');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'screening-cli-'));
  await writeFile(
    join(folder, 'a.txt'),
    'Amara Okafor\namara@example.com\nWard manager with NMC registration',
  );
  await writeFile(join(folder, 'b.pdf'), 'not a PDF');
  await writeFile(join(folder, 'notes.xyz'), 'not a resume');
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a built command and gives what it printed and its exit code. */
async function command(name: 'score' | 'extract', ...args: string[]) {
  const file = fileURLToPath(new URL(`../dist/cli/${name}.js`, import.meta.url));
  return run(process.execPath, [file, ...args], { env: { PATH: process.env['PATH'] } }).then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
}

describe('npm run score', () => {
  it('prints one JSON line per resume, also for what it can not read', async () => {
    const { stdout, code } = await command(
      'score',
      '--job',
      job,
      '--as-of',
      '2026-11',
      '--jsonl',
      join(folder, 'a.txt'),
      join(folder, 'b.pdf'),
    );
    const [first, second, ...others] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(first).toMatchObject({
      name: 'Amara Okafor',
      email: 'amara@example.com',
      // Not found is not none.
      years: null,
      summary: expect.stringContaining('NMC registration'),
      facts: { links: [], titles: [], employers: [], education: [] },
      score: expect.any(Number),
      exactScore: expect.any(Number),
      verdicts: expect.arrayContaining([
        expect.objectContaining({ quote: expect.stringContaining('NMC registration') }),
      ]),
    });
    expect(second).toMatchObject({ unreadable: 'unsupported-type' });
    expect(others).toEqual([]);
    expect(code).toBe(0);
  });

  it('walks folders, prints a readable line, and exits with 2 for an unread file when it must be strict', async () => {
    const { stdout, code } = await command('score', '--job', job, '--strict', folder);
    expect(code).toBe(2);
    expect(stdout.trim().split('\n')).toHaveLength(2);
    expect(stdout).toMatch(
      /^ *\d+ \(\d+\.\d{4}\)\t.*a\.txt\tAmara Okafor\tamara@example\.com\tNot found\t/m,
    );
  });

  it.each([
    ['no job', [], /Usage/],
    ['a job that is not there', ['--job', '/nowhere.txt', 'x'], /nowhere/],
    ['an unknown engine', ['--job', job, '--engine', 'magic', 'x'], /Choose local or openai/],
    ['no key', ['--job', job, '--engine', 'openai', 'x'], /OPENAI_API_KEY/],
    ['a bad month', ['--job', job, '--as-of', 'today', 'x'], /--as-of/],
    ['a resume that is not there', ['--job', job, '/nowhere.pdf'], /nowhere/],
    ['an unknown option', ['--jobs', job], /--jobs/],
  ])('says what to do about %s', async (_, args, message) => {
    const { stderr, code } = await command('score', ...args);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(1);
  });
});

describe.each(['score', 'extract'] as const)('npm run %s', (name) => {
  const resumes = name === 'score' ? ['--job', job] : [];

  it('explains every option and exit code, and exits with 0', async () => {
    const { stdout, stderr, code } = await command(name, '--help');
    const options = name === 'score' ? ['--job', '--engine', '--as-of', '--jsonl'] : ['--json'];
    for (const option of [...options, '--strict', '--help']) expect(stdout).toContain(option);
    for (const exitCode of [0, 1, 2]) expect(stdout).toMatch(new RegExp(`^  ${exitCode}  `, 'm'));
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  it.each([
    ['nothing', [], /Usage/],
    ['an unknown option', ['--colour', 'x'], /^Unknown option '--colour'\. See --help\.\n$/],
    [
      'a file that is not there',
      [...resumes, '/no.pdf'],
      /^There is no file or folder \/no\.pdf\.\n$/,
    ],
    ['a folder without resumes', [...resumes, 'EMPTY'], /no resumes/],
  ])('says in a sentence what is wrong with %s', async (_, args, message) => {
    const empty = await mkdtemp(join(tmpdir(), 'screening-cli-'));
    const given = args.map((argument) => (argument === 'EMPTY' ? empty : argument));
    const { stdout, stderr, code } = await command(name, ...given);
    await rm(empty, { recursive: true });
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(code).toBe(1);
  });
});

describe('paths', () => {
  const cli = fileURLToPath(new URL('../dist/cli/extract.js', import.meta.url));
  const manifest = fileURLToPath(new URL('../../../package.json', import.meta.url));
  const extract = async (cwd: string, env: Readonly<Record<string, string>>) => {
    const { stdout } = await run(process.execPath, [cli, 'a.txt'], { cwd, env });
    return stdout;
  };

  it('are meant from where npm was called, unless a script has gone elsewhere', async () => {
    const other = await mkdtemp(join(tmpdir(), 'screening-cli-'));
    await writeFile(join(other, 'a.txt'), 'Somebody else');
    const env = { INIT_CWD: folder, npm_package_json: manifest };
    expect(await extract(dirname(manifest), env)).toContain('Amara Okafor');
    expect(await extract(other, env)).toContain('Somebody else');
    expect(await extract(folder, {})).toContain('Amara Okafor');
    await rm(other, { recursive: true });
  });
});

describe('npm run extract', () => {
  it('exits with 2 for an unread file only when it must be strict', async () => {
    const files = [join(folder, 'a.txt'), join(folder, 'b.pdf')];
    expect((await command('extract', ...files)).code).toBe(0);
    expect((await command('extract', '--strict', ...files)).code).toBe(2);
    expect((await command('extract', '--strict', join(folder, 'a.txt'))).code).toBe(0);
  });

  it('prints the text, the hidden text and the reasons', async () => {
    const { stdout } = await command(
      'extract',
      join(samples, 'resumes/yuki-tanaka.pdf'),
      join(folder, 'b.pdf'),
    );
    expect(stdout).toContain('Yuki Tanaka');
    expect(stdout).toContain('-- hidden: Ward manager');
    expect(stdout).toContain('unsupported-type');
  });
});
