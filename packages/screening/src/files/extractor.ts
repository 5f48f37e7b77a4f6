import { availableParallelism } from 'node:os';
import { upload } from '@shortlist/contracts/constants';
import type { Extractor } from '../types.js';
import { createBudget } from '../work/budget.js';
import { createTries } from '../work/tries.js';
import { unreadable } from './document/unreadable.js';
import { type ReadingEnd, type ReadingProcess, startReadingProcess } from './reading/process.js';
import type { Reading } from './reading/protocol.js';
import type { ResumeFile } from './reading/read-file.js';

const MEBIBYTE = 1024 * 1024;
/** Most files need a hundredth of a second. */
const FIRST_LIMIT_MS = 1000;
/** Pictures of a scan at 600 dpi need some 100 MB. Two such files at once stay below the limit of the process. */
const FIRST_PDF_MEMORY_BYTES = 128 * MEBIBYTE;
const PDF_MEMORY_BYTES = 256 * MEBIBYTE;

export interface CreateExtractorOptions {
  /** Files of one account read at the same time; default: the cores, at most 4. One more is kept for others. */
  readonly threads?: number;
  /** Processor time one file may take, in milliseconds; default 20 000. */
  readonly timeLimitMs?: number;
  /** Growth of a reading process at which it is ended, in bytes; default 384 MiB. */
  readonly memoryLimitBytes?: number;
  /** Processor time an account's files may take in an hour before they come after all others', in milliseconds; default: any. */
  readonly hourlyLimitMs?: number;
}

function isEnd(outcome: Reading | ReadingEnd): outcome is ReadingEnd {
  return 'end' in outcome;
}

function stopped(): Error {
  return new Error('The extractor has been stopped and reads no more files.');
}

/**
 * Reads resumes in the threads of a process of their own, by turns of the accounts. A file that needs much time loses its thread; one that
 * needs too much memory, or breaks the process, ends it, and the system has all memory back at once. Such a file is read once more, in a
 * slot for slow files and a fresh process, before that becomes a reason; the files beside it are read again at once.
 */
export function createExtractor(
  options: CreateExtractorOptions = {},
  startProcess = startReadingProcess,
): Extractor {
  const {
    threads = Math.min(4, availableParallelism()),
    timeLimitMs = 20_000,
    memoryLimitBytes = 384 * MEBIBYTE,
    hourlyLimitMs = Infinity,
  } = options;
  const firstLimitMs = Math.min(FIRST_LIMIT_MS, timeLimitMs);
  const budget = createBudget(hourlyLimitMs);
  const tries = createTries({ threads, isLast: (account) => budget.isSpent(account) });
  let shared: ReadingProcess | null = null;
  let slow: ReadingProcess | null = null;
  let isStopped = false;

  function current(): ReadingProcess {
    if (isStopped) throw stopped();
    if (shared === null || shared.hasEnded) {
      shared = startProcess({
        threads: threads + 1,
        timeLimitMs: firstLimitMs,
        memoryLimitBytes,
        pdfMemoryBytes: FIRST_PDF_MEMORY_BYTES,
        isSlow: false,
      });
    }
    return shared;
  }

  async function readShared(file: ResumeFile): Promise<Reading | ReadingEnd> {
    const first = await current().read(file);
    if (!isEnd(first) || first.isSuspect) return first;
    return current().read(file);
  }

  async function readSlow(file: ResumeFile): Promise<Reading | ReadingEnd> {
    if (isStopped) throw stopped();
    slow = startProcess({
      threads: 1,
      timeLimitMs,
      memoryLimitBytes,
      pdfMemoryBytes: PDF_MEMORY_BYTES,
      isSlow: true,
    });
    try {
      return await slow.read(file);
    } finally {
      await slow.end();
    }
  }

  /** A process that ended can't say how much work its file was: it costs its account the limit. */
  async function readFor(account: string, file: ResumeFile, isSlow: boolean) {
    const value = await (isSlow ? readSlow(file) : readShared(file));
    const limitMs = isSlow ? timeLimitMs : firstLimitMs;
    budget.charge(account, isEnd(value) ? limitMs : value.workMs);
    return { value, isLimit: isEnd(value) || value.isAtLimit };
  }

  return {
    async extract({ fileName, bytes, account = '' }) {
      if (bytes.length > upload.maxFileBytes) return unreadable(fileName, 'too-large');
      const read = await tries.run({ account }, (isSlow) =>
        readFor(account, { fileName, bytes }, isSlow),
      );
      if (!isEnd(read)) return read.result;
      if (read.end === 'stopped') throw stopped();
      return unreadable(fileName, read.end === 'memory' ? 'memory' : 'corrupt');
    },
    async stop() {
      isStopped = true;
      await Promise.all([shared?.end(), slow?.end()]);
    },
  };
}
