import { describe, expect, it } from 'vitest';
import type { ExtractedResume } from '../types.js';
import { unreadable } from './document/unreadable.js';
import { createExtractor, type CreateExtractorOptions } from './extractor.js';
import type { ReadingEnd } from './reading/process.js';
import type { Reading, ReadingLimits } from './reading/protocol.js';

const textOf = (fileName: string): ExtractedResume => ({
  kind: 'text',
  fileName,
  text: 'Nurse',
  pageStarts: [0],
  hiddenText: [],
});
const readOf = (fileName: string): Reading => ({
  result: textOf(fileName),
  isAtLimit: false,
  workMs: 10,
});
const refusedOf = (fileName: string, reason: 'timeout' | 'memory' | 'corrupt'): Reading => ({
  result: unreadable(fileName, reason),
  isAtLimit: reason !== 'corrupt',
  workMs: 10,
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

interface FakeProcess {
  readonly limits: ReadingLimits;
  readonly files: string[];
  /** Ends the process with its files in it. */
  readonly overflow: () => void;
  /** Answers every file in it. */
  readonly answer: () => void;
}

/** An extractor whose processes answer by hand, with a record of the files that each was given. */
function extractorOf(
  answerTo: (fileName: string, limits: ReadingLimits) => Reading = readOf,
  options: CreateExtractorOptions = {},
) {
  const processes: FakeProcess[] = [];
  const extractor = createExtractor({ threads: 2, ...options }, (limits) => {
    const files: string[] = [];
    const inIt = new Map<string, (outcome: Reading | ReadingEnd) => void>();
    let hasEnded = false;
    processes.push({
      limits,
      files,
      overflow() {
        hasEnded = true;
        const [oldest] = inIt.keys();
        for (const [name, give] of inIt) give({ end: 'memory', isSuspect: name === oldest });
      },
      answer() {
        for (const [name, give] of inIt) give(answerTo(name, limits));
        inIt.clear();
      },
    });
    return {
      run(_, { fileName }) {
        files.push(fileName);
        return new Promise((resolve) =>
          inIt.set(fileName, resolve as (outcome: Reading | ReadingEnd) => void),
        );
      },
      get hasEnded() {
        return hasEnded;
      },
      async end() {
        hasEnded = true;
      },
    };
  });
  const read = (fileName: string, account = '') =>
    extractor.extract({ fileName, bytes: Uint8Array.of(1), account });
  async function answerAll(): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      for (const { answer } of processes) answer();
      await settled();
    }
  }
  return { read, processes, answerAll };
}

describe.each(['timeout', 'memory'] as const)('a file that reaches a limit: %s', (reason) => {
  it('is read again in a fresh process that gives way, while others are read', async () => {
    const { read, processes, answerAll } = extractorOf((fileName, { isSlow }) =>
      fileName === 'slow.pdf' && !isSlow ? refusedOf(fileName, reason) : readOf(fileName),
    );
    const names = ['slow.pdf', 'a.pdf', 'b.pdf', 'c.pdf'];
    const results = Promise.all(names.map((name) => read(name)));
    await answerAll();
    expect(await results).toEqual(names.map(textOf));
    expect(processes.map(({ files }) => files)).toEqual([names, ['slow.pdf']]);
    expect(processes.map(({ limits }) => limits)).toMatchObject([
      { isSlow: false, threads: 3, timeLimitMs: 1000, pdfMemoryBytes: 128 * 1024 ** 2 },
      { isSlow: true, timeLimitMs: 20_000, pdfMemoryBytes: 256 * 1024 ** 2, threads: 1 },
    ]);
  });

  it('is refused when it reaches one again, and for any other reason at once', async () => {
    const { read, processes, answerAll } = extractorOf((fileName) =>
      refusedOf(fileName, fileName === 'slow.pdf' ? reason : 'corrupt'),
    );
    const slow = read('slow.pdf');
    const broken = read('broken.pdf');
    await answerAll();
    expect(await slow).toMatchObject({ kind: 'unreadable', reason });
    expect(await broken).toMatchObject({ kind: 'unreadable', reason: 'corrupt' });
    expect(processes.flatMap(({ files }) => files)).toEqual(['slow.pdf', 'broken.pdf', 'slow.pdf']);
  });
});

describe('a process that ends', () => {
  it('has the files beside the oldest read again at once, and the oldest by itself', async () => {
    const { read, processes, answerAll } = extractorOf();
    const results = Promise.all([read('hungry.pdf', 'a'), read('b.pdf', 'b'), read('c.pdf', 'c')]);
    await settled();
    processes[0]?.overflow();
    await settled();
    expect(processes.map(({ files }) => files)).toEqual([
      ['hungry.pdf', 'b.pdf', 'c.pdf'],
      ['b.pdf', 'c.pdf'],
      ['hungry.pdf'],
    ]);
    expect(processes.map(({ limits }) => limits.isSlow)).toEqual([false, false, true]);
    await answerAll();
    expect(await results).toEqual(['hungry.pdf', 'b.pdf', 'c.pdf'].map(textOf));
  });

  it('twice around a file has that file read by itself', async () => {
    const { read, processes, answerAll } = extractorOf();
    const results = Promise.all([read('hungry.pdf', 'a'), read('b.pdf', 'b'), read('c.pdf', 'c')]);
    await settled();
    processes[0]?.overflow();
    await settled();
    processes[1]?.overflow();
    await answerAll();
    expect(await results).toHaveLength(3);
    const slow = processes.filter(({ limits }) => limits.isSlow);
    expect(slow.map(({ files }) => files)).toEqual([['hungry.pdf'], ['b.pdf'], ['c.pdf']]);
  });

  it('is a reason only for a file that was alone in it', async () => {
    const { read, processes } = extractorOf();
    const hungry = read('hungry.pdf');
    await settled();
    processes[0]?.overflow();
    await settled();
    processes[1]?.overflow();
    expect(await hungry).toMatchObject({ kind: 'unreadable', reason: 'memory' });
  });
});

describe('the files of an account', () => {
  it('leave a thread to those of another, however many they are', async () => {
    const { read, processes, answerAll } = extractorOf();
    const many = Array.from({ length: 100 }, (_, index) => read(`a${index}.pdf`, 'a'));
    const other = read('b.pdf', 'b');
    await settled();
    expect(processes.map(({ files }) => files)).toEqual([['a0.pdf', 'a1.pdf', 'b.pdf']]);
    while (processes[0]?.files.length !== 101) await answerAll();
    await answerAll();
    expect(await Promise.all([...many, other])).toHaveLength(101);
  });

  it('come after all others when they have used up the hour, and are read all the same', async () => {
    const options = { hourlyLimitMs: 2000 };
    const { read, processes, answerAll } = extractorOf(readOf, options);
    const first = Promise.all(Array.from({ length: 200 }, (_, index) => read(`${index}`, 'a')));
    while (processes[0]?.files.length !== 200) await answerAll();
    await answerAll();
    await first;
    const later = ['a1', 'a2', 'b1', 'b2'].map((name) => read(name, name.charAt(0)));
    await settled();
    expect(processes[0]?.files.slice(200)).toEqual(['b1', 'b2']);
    expect(processes[1]).toMatchObject({ files: ['a1'], limits: { isSlow: true } });
    await answerAll();
    expect(await Promise.all(later)).toEqual(['a1', 'a2', 'b1', 'b2'].map(textOf));
  });
});
