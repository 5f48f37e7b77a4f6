import { availableParallelism } from 'node:os';
import { upload } from '@shortlist/contracts/constants';
import type { ExtractedResume, Extractor, UnreadableResume } from '../types.js';
import { unreadable } from './document/unreadable.js';
import { createGate } from './gate.js';
import { type ReadingEnd, type ReadingProcess, startReadingProcess } from './reading/process.js';
import type { ResumeFile } from './reading/read-file.js';

const MEBIBYTE = 1024 * 1024;

export interface CreateExtractorOptions {
  /** Files read at the same time; default: the cores, at most 4. */
  readonly threads?: number;
  /** Time one file may take, in milliseconds; default 20 000. */
  readonly timeLimitMs?: number;
  /** Growth of the reading process at which it is ended, in bytes; default 384 MiB. */
  readonly memoryLimitBytes?: number;
}

function isEnd(outcome: ExtractedResume | UnreadableResume | ReadingEnd): outcome is ReadingEnd {
  return typeof outcome === 'string';
}

/** The work of other files may have used up the time of this one. */
function isLate(outcome: ExtractedResume | UnreadableResume): boolean {
  return outcome.kind === 'unreadable' && outcome.reason === 'timeout';
}

/**
 * Reads resumes in the threads of a process of their own. A file that takes too long loses its thread. A file that takes
 * too much memory, or breaks the process, ends it, and the system has all memory back at once. What took too long, and the files that were
 * read in a process that ended, are read again one by one, each in a fresh process, to find the one to blame.
 */
export function createExtractor(
  options: CreateExtractorOptions = {},
  startProcess = startReadingProcess,
): Extractor {
  const limits = {
    threads: options.threads ?? Math.min(4, availableParallelism()),
    timeLimitMs: options.timeLimitMs ?? 20_000,
    memoryLimitBytes: options.memoryLimitBytes ?? 384 * MEBIBYTE,
  };
  const gate = createGate(limits.threads);
  let reading: ReadingProcess | null = null;
  let isStopped = false;

  function current(): ReadingProcess {
    if (isStopped) throw new Error('The extractor has been stopped and reads no more files.');
    if (reading === null || reading.hasEnded) reading = startProcess(limits);
    return reading;
  }

  async function readAlone(
    file: ResumeFile,
  ): Promise<ExtractedResume | UnreadableResume | ReadingEnd> {
    // What earlier files left behind in the process must not count against this one.
    if (reading?.isUsed) await reading.end();
    return current().read(file);
  }

  return {
    async extract(file) {
      if (file.bytes.length > upload.maxFileBytes) return unreadable(file.fileName, 'too-large');
      const first = await gate.shared(() => current().read(file));
      if (!isEnd(first) && !isLate(first)) return first;
      const alone = await gate.exclusive(() => readAlone(file));
      if (!isEnd(alone)) return alone;
      if (alone === 'stopped')
        throw new Error('The extractor was stopped while reading this file.');
      return unreadable(file.fileName, alone === 'memory' ? 'memory' : 'corrupt');
    },
    async stop() {
      isStopped = true;
      await reading?.end();
    },
  };
}
