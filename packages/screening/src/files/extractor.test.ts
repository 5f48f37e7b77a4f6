import { describe, expect, it } from '@jest/globals';
import type { ExtractedResume, UnreadableResume } from '../types.js';
import { unreadable } from './document/unreadable.js';
import { createExtractor } from './extractor.js';
import type { ReadingEnd } from './reading/process.js';

type Outcome = ExtractedResume | UnreadableResume | ReadingEnd;

/** An extractor whose processes answer as told, with a record of how many files each had in it at once. */
function extractorAnswering(answer: (fileName: string, process: number) => Outcome) {
  const processes: { busy: number; most: number; files: string[] }[] = [];
  const extractor = createExtractor({ threads: 2 }, () => {
    const process = { busy: 0, most: 0, files: [] as string[] };
    processes.push(process);
    let hasEnded = false;
    return {
      async read({ fileName }) {
        process.busy += 1;
        process.most = Math.max(process.most, process.busy);
        process.files.push(fileName);
        await new Promise((resolve) => setImmediate(resolve));
        process.busy -= 1;
        return answer(fileName, processes.indexOf(process));
      },
      get isUsed() {
        return process.files.length > 0;
      },
      get hasEnded() {
        return hasEnded;
      },
      async end() {
        hasEnded = true;
      },
    };
  });
  const read = (fileName: string) => extractor.extract({ fileName, bytes: Uint8Array.of(1) });
  return { read, processes };
}

const textOf = (fileName: string): ExtractedResume => ({
  kind: 'text',
  fileName,
  text: 'Nurse',
  pageStarts: [0],
  hiddenText: [],
});

describe('a file that took too long', () => {
  it('is read again, alone and in a fresh process, before that becomes a reason', async () => {
    const { read, processes } = extractorAnswering((fileName, process) =>
      process === 0 && fileName === 'slow.pdf' ? unreadable(fileName, 'timeout') : textOf(fileName),
    );
    const names = ['slow.pdf', 'a.pdf', 'b.pdf', 'c.pdf'];
    const results = await Promise.all(names.map(read));
    expect(results).toEqual(names.map(textOf));
    const again = processes.find((process, index) => index > 0 && process.files[0] === 'slow.pdf');
    expect(again).toBeDefined();
    expect(processes[0]?.most).toBe(2);
  });

  it('is refused when it takes too long alone as well', async () => {
    const { read, processes } = extractorAnswering((fileName) => unreadable(fileName, 'timeout'));
    expect(await read('slow.pdf')).toMatchObject({ kind: 'unreadable', reason: 'timeout' });
    expect(processes.flatMap(({ files }) => files)).toEqual(['slow.pdf', 'slow.pdf']);
  });

  it('is not read again for any other reason', async () => {
    const { read, processes } = extractorAnswering((fileName) => unreadable(fileName, 'corrupt'));
    expect(await read('broken.pdf')).toMatchObject({ reason: 'corrupt' });
    expect(processes.flatMap(({ files }) => files)).toEqual(['broken.pdf']);
  });
});
