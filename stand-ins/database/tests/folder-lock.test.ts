import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const module = new URL('../dist/index.js', import.meta.url);
const rounds = 200;

/** A process that answers each folder it is sent by whether it locked that. */
const script = `
import { lockFolder } from ${JSON.stringify(module.href)};
process.on('message', (folder) =>
  lockFolder(folder).then(
    () => process.send('locked'),
    (error) => process.send(error.name),
  ));
process.send('ready');
`;

let folder: string;
let processes: readonly ChildProcess[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-lock-'));
  const file = path.join(folder, 'locker.mjs');
  await writeFile(file, script);
  processes = [fork(file), fork(file), fork(file)];
  await Promise.all(processes.map((each) => once(each, 'message')));
}, 60_000);

afterAll(async () => {
  for (const each of processes) each.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Asks all processes for one folder at the same instant; returns their answers. */
async function lockAtOnce(target: string): Promise<string[]> {
  const answers = processes.map((each) => once(each, 'message'));
  for (const each of processes) each.send(target);
  return (await Promise.all(answers)).map(([answer]) => String(answer)).sort();
}

const leftBehind: readonly (readonly [string, string | undefined])[] = [
  ['free', undefined],
  ['locked by a process that was killed', JSON.stringify({ pid: process.pid, started: '1' })],
  ['locked by a killed process of an earlier release', '999999999'],
  ['with half a lock in it', '{"pid":'],
];

describe.each(leftBehind)('a folder that is %s', (_, left) => {
  it(`is locked by one of three processes that want it at once, ${rounds} times`, async () => {
    const wrong: unknown[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const target = path.join(folder, crypto.randomUUID());
      await mkdir(target);
      const lock = path.join(target, 'server.lock');
      if (left !== undefined) await writeFile(lock, left);
      const answers = await lockAtOnce(target);
      if (answers.filter((answer) => answer === 'locked').length !== 1) wrong.push(answers);
      const owner = JSON.parse(await readFile(lock, 'utf8')) as { pid: number };
      if (!processes.some(({ pid }) => pid === owner.pid)) wrong.push(owner);
      expect(await readdir(target)).toEqual(['server.lock']);
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});
