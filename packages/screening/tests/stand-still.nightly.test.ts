import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compiledFile } from '../src/compiled-file.js';
import { createExtractor } from '../src/files/extractor.js';
import { childProcessIds } from './support/children.js';
import { makeDocx, paragraph } from './support/make-docx.js';

const LIMIT_MS = 2000;
const extractor = createExtractor({ threads: 1, timeLimitMs: LIMIT_MS });
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await extractor.stop();
});

/** Stops these processes for longer than the limit, and lets them go on. */
async function standStill(ids: readonly number[]): Promise<void> {
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) process.kill(id, 'SIGSTOP');
  try {
    await delay(LIMIT_MS * 1.5);
  } finally {
    for (const id of ids) process.kill(id, 'SIGCONT');
  }
}

describe('a process that is stopped for longer than the limit, in the middle of its work,', () => {
  it('reads a good file when it goes on', async () => {
    const bytes = await readFile(
      new URL('../../../samples/resumes/amara-okafor.pdf', import.meta.url),
    );
    await extractor.extract({ fileName: 'amara-okafor.pdf', bytes });
    const long = makeDocx(paragraph('Led wound care on a ward.').repeat(20_000));
    const reading = extractor.extract({ fileName: 'long.docx', bytes: long });
    await delay(50);
    await standStill(childProcessIds());
    expect(await reading).toMatchObject({ kind: 'text' });
  }, 60_000);

  it('reads a job description and scores a good resume when it goes on', async () => {
    const child = fork(new URL('./support/scoring-process.mjs', import.meta.url), [
      pathToFileURL(compiledFile('index.js')).href,
      String(LIMIT_MS),
    ]);
    children.push(child);
    expect(await once(child, 'message')).toEqual(['begun', undefined]);
    await standStill(child.pid === undefined ? [] : [child.pid]);
    expect(await once(child, 'message')).toMatchObject([
      { title: 'Nurse', score: expect.any(Number) },
      undefined,
    ]);
  }, 60_000);
});
