import { availableParallelism } from 'node:os';
import { containerOf, upload } from '@shortlist/contracts/constants';
import type { Extractor, FileInput, GivenReason } from '../types.js';
import { createBudget } from '../work/budget.js';
import { createTries } from '../work/tries.js';
import { createTurns } from '../work/turns.js';
import { describeUnreadable, unreadable } from './document/unreadable.js';
import type { Container } from './opening/open-container.js';
import { type ReadingEnd, type ReadingProcess, startReadingProcess } from './reading/process.js';
import type { Reading, ReadingResults, ReadingTask } from './reading/protocol.js';
import { isRecogniserInstalled } from './scan/recogniser.js';

const MEBIBYTE = 1024 * 1024;
/** Ten thousand entries with names of some 400 bytes. */
const MAX_DIRECTORY_BYTES = 4 * MEBIBYTE;
/** Most files need a hundredth of a second. */
const FIRST_LIMIT_MS = 1000;
/** Pictures of a scan at 600 dpi need some 100 MB. Two such files at once stay below the limit of the process. */
const FIRST_PDF_MEMORY_BYTES = 128 * MEBIBYTE;
const PDF_MEMORY_BYTES = 256 * MEBIBYTE;
/** Six pages, each read twice, at some 4 s. */
const SCAN_LIMIT_MS = 60_000;
/** PDFium's share, the recogniser with its trained data, and the pictures of six pages. */
const SCAN_MEMORY_BYTES = 768 * MEBIBYTE;

export interface CreateExtractorOptions {
  /** Files of one account read at the same time; default: the cores, at most 4. One more is kept for others. */
  readonly threads?: number;
  /** Processor time one file may take, in milliseconds; default 20 000. */
  readonly timeLimitMs?: number;
  /** Growth of a reading process at which it is ended, in bytes; default 384 MiB. */
  readonly memoryLimitBytes?: number;
  /** Processor time an account's files may take in an hour before they come after all others', in milliseconds; default: any. */
  readonly hourlyLimitMs?: number;
  /** Reads scans and photos; default: where the recogniser is installed. */
  readonly recognises?: boolean;
  /** Processor time one scan may take, in milliseconds; default 60 000. */
  readonly scanLimitMs?: number;
}

/** Of an archive only the end is sent, which has the directory: its files follow one by one. */
function directoryOf({ fileName, bytes, packing }: FileInput): Pick<Container, 'bytes' | 'start'> {
  const isWhole = packing !== undefined || containerOf(fileName) === 'mail';
  const start = isWhole ? 0 : Math.max(0, bytes.length - MAX_DIRECTORY_BYTES);
  return { bytes: bytes.subarray(start), start };
}

function isEnd(outcome: object): outcome is ReadingEnd {
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
    recognises = isRecogniserInstalled(),
    scanLimitMs = SCAN_LIMIT_MS,
  } = options;
  const firstLimitMs = Math.min(FIRST_LIMIT_MS, timeLimitMs);
  const budget = createBudget(hourlyLimitMs);
  const isLast = (account: string) => budget.isSpent(account);
  const tries = createTries({ threads, isLast });
  // One scan of an account at a time: each takes seconds, and other files go on beside it.
  const scanTurns = createTurns({ slots: 2, perAccount: 1, isLast });
  const scanning = new Set<ReadingProcess>();
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

  type Outcome<Task extends ReadingTask> = Promise<Reading<Task> | ReadingEnd>;

  async function runShared<Task extends ReadingTask>(task: Task, file: Container): Outcome<Task> {
    const first = await current().run(task, file);
    if (!isEnd(first) || first.isSuspect) return first;
    return current().run(task, file);
  }

  async function runSlow<Task extends ReadingTask>(task: Task, file: Container): Outcome<Task> {
    if (isStopped) throw stopped();
    slow = startProcess({
      threads: 1,
      timeLimitMs,
      memoryLimitBytes,
      pdfMemoryBytes: PDF_MEMORY_BYTES,
      isSlow: true,
    });
    try {
      return await slow.run(task, file);
    } finally {
      await slow.end();
    }
  }

  /** A process that ended can't say how much work its file was: it costs its account the limit. */
  async function runFor<Task extends ReadingTask>(
    account: string,
    task: Task,
    file: Container,
    isSlow: boolean,
  ) {
    const value = await (isSlow ? runSlow(task, file) : runShared(task, file));
    const limitMs = isSlow ? timeLimitMs : firstLimitMs;
    budget.charge(account, isEnd(value) ? limitMs : value.workMs);
    return { value, isLimit: isEnd(value) || value.isAtLimit };
  }

  /** Runs in a process of its own, which gives all its memory back after the scan. */
  async function runScan(account: string, file: Container): Promise<ReadingResults['recognise']> {
    if (isStopped) throw stopped();
    const own = startProcess({
      threads: 1,
      timeLimitMs: scanLimitMs,
      memoryLimitBytes: SCAN_MEMORY_BYTES,
      pdfMemoryBytes: PDF_MEMORY_BYTES,
      isSlow: true,
    });
    scanning.add(own);
    try {
      const outcome = await own.run('recognise', file);
      budget.charge(account, isEnd(outcome) ? scanLimitMs : outcome.workMs);
      if (!isEnd(outcome)) return outcome.isAtLimit ? null : outcome.result;
      if (outcome.end === 'stopped') throw stopped();
      return null;
    } finally {
      scanning.delete(own);
      await own.end();
    }
  }

  /** Nothing else of a caller's object can be sent to another process. */
  function toSend({ fileName, bytes, packing, start = 0 }: Container): Container {
    return { fileName, bytes, start, ...(packing && { packing }) };
  }

  /** The result and whether it is of pictures, or the reason why its process ended. */
  async function run<Task extends ReadingTask>(
    task: Task,
    { account = '', ...input }: FileInput & Container,
  ): Promise<Reading<Task> | GivenReason> {
    const file = toSend(input);
    const outcome = await tries.run({ account }, (isSlow) => runFor(account, task, file, isSlow));
    if (!isEnd(outcome)) return outcome;
    if (outcome.end === 'stopped') throw stopped();
    return outcome.end === 'memory' ? 'memory' : 'corrupt';
  }

  return {
    async extract(file) {
      const { fileName, bytes, packing } = file;
      if ((packing?.size ?? bytes.length) > upload.maxFileBytes)
        return unreadable(fileName, 'too-large');
      const reading = await run('read', file);
      if (typeof reading === 'string') return unreadable(fileName, reading);
      if (reading.isPicture !== true || !recognises) return reading.result;
      const { account = '', ...input } = file;
      const scan = await scanTurns.run({ account }, () => runScan(account, toSend(input)));
      return scan ?? reading.result;
    },
    async open(file) {
      const result = await run('open', { ...file, ...directoryOf(file) });
      if (typeof result !== 'string') return result.result;
      return { kind: 'unreadable', reason: result, message: describeUnreadable(result) };
    },
    async stop() {
      isStopped = true;
      const scans = [...scanning].map((scan) => scan.end());
      await Promise.all([shared?.end(), slow?.end(), ...scans]);
    },
  };
}
