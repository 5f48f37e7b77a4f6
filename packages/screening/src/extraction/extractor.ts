import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { upload } from '@shortlist/contracts';
import type { ExtractedResume, Extractor, UnreadableResume } from '../types.js';
import { createGate } from './gate.js';
import { watchMemory } from './memory-watch.js';
import type { ResumeFile } from './read-file.js';
import { unreadable } from './unreadable.js';

const MEBIBYTE = 1024 * 1024;

export interface CreateExtractorOptions {
  /** Files read at the same time; default: the cores, at most 4. */
  readonly threads?: number;
  /** Time one file may take, in milliseconds; default 20 000. */
  readonly timeLimitMs?: number;
  /** Growth of the process while reading at which reading is stopped, in bytes; default 256 MiB. */
  readonly memoryLimitBytes?: number;
}

/** Threads run compiled JavaScript; from source (tests), the compiled file of the last build is used. */
function workerFile(): string {
  const file = fileURLToPath(
    import.meta.url.endsWith('.ts')
      ? new URL('../../dist/extraction/worker.js', import.meta.url)
      : new URL('./worker.js', import.meta.url),
  );
  if (!existsSync(file)) {
    throw new Error(
      `The extraction worker ${file} is missing. Run "npm run build -w @shortlist/screening" first.`,
    );
  }
  return file;
}

/**
 * Reads resumes in worker threads. A file that takes too long or too much memory is stopped and its thread replaced,
 * so it can't hurt its neighbours: files that ran beside a memory-hungry one are read again one by one to find the one to blame.
 */
export function createExtractor(options: CreateExtractorOptions = {}): Extractor {
  const threads = options.threads ?? Math.min(4, availableParallelism());
  const timeLimitMs = options.timeLimitMs ?? 20_000;
  const memoryLimitBytes = options.memoryLimitBytes ?? 256 * MEBIBYTE;
  const pool = new Piscina({
    filename: workerFile(),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    // A thread that hits its own heap limit in one big step takes the whole process with it, so the limit is far off
    // and the watch below, which ends threads cleanly, is what stops a file.
    resourceLimits: { maxOldGenerationSizeMb: 4 * Math.ceil(memoryLimitBytes / MEBIBYTE) + 1024 },
    // Worker threads must not inherit test-runner or debugger flags.
    execArgv: [],
  });
  const gate = createGate(threads);
  const memory = watchMemory(memoryLimitBytes);

  async function runOnce(file: ResumeFile): Promise<ExtractedResume | UnreadableResume | 'memory'> {
    const timeLimit = new AbortController();
    const timer = setTimeout(() => timeLimit.abort(), timeLimitMs);
    const overflow = memory.enter();
    try {
      // The bytes are copied, not moved: a file may be read a second time.
      return (await pool.run(file, {
        signal: AbortSignal.any([timeLimit.signal, overflow.signal]),
      })) as ExtractedResume | UnreadableResume;
    } catch (error) {
      if (overflow.signal.reason === 'this task') return unreadable(file.fileName, 'memory');
      if (overflow.signal.aborted) return 'memory';
      if (timeLimit.signal.aborted) return unreadable(file.fileName, 'timeout');
      const code = (error as { code?: string }).code;
      if (code === 'ERR_WORKER_OUT_OF_MEMORY') return unreadable(file.fileName, 'memory');
      return unreadable(file.fileName, 'corrupt');
    } finally {
      clearTimeout(timer);
      overflow.leave();
    }
  }

  return {
    async extract(file) {
      if (file.bytes.length > upload.maxFileBytes) return unreadable(file.fileName, 'too-large');
      const first = await gate.shared(() => runOnce(file));
      if (first !== 'memory') return first;
      const alone = await gate.exclusive(async () => {
        await memory.settle();
        return runOnce(file);
      });
      return alone === 'memory' ? unreadable(file.fileName, 'memory') : alone;
    },
    async stop() {
      memory.stop();
      await pool.destroy();
    },
  };
}
