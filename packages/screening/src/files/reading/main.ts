import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { GivenReason } from '../../types.js';
import { createWorkClock } from '../../work/work-clock.js';
import { describeUnreadable, unreadable } from '../document/unreadable.js';
import { watchMemory } from './memory-watch.js';
import {
  type FileReading,
  OVERFLOW_EXIT_CODE,
  type Reading,
  type ReadingLimits,
  type ReadingMessage,
  type ReadingTask,
  type ReadRequest,
} from './protocol.js';

const MEBIBYTE = 1024 * 1024;
/** A tenth of the processor beside work of other processes, so that a file is read and not given up for its waiting. */
const LOW_PRIORITY = 10;
const limits = JSON.parse(process.argv[2] ?? '{}') as ReadingLimits;
const clock = createWorkClock();
// Threads take over the priority of the one that starts them.
if (limits.isSlow) setPriority(LOW_PRIORITY);
const pool = new Piscina({
  filename: fileURLToPath(new URL('./worker.js', import.meta.url)),
  minThreads: limits.threads,
  maxThreads: limits.threads,
  workerData: limits,
  // Small heaps are cleared often, so that many files in a row need little; with 8 MB for what is young, clearing took a
  // tenth of the time of a screening. A thread that hits its heap limit in one big step takes the process with it; that
  // counts as memory all the same.
  resourceLimits: {
    maxYoungGenerationSizeMb: 32,
    maxOldGenerationSizeMb: Math.ceil(limits.memoryLimitBytes / MEBIBYTE / 2),
  },
});

function send(message: ReadingMessage): void {
  process.send?.(message);
}

type Request = Omit<ReadRequest, 'id'>;

/** The result of a file that ended its thread. */
function ended(
  { task, file: { fileName } }: Request,
  reason: GivenReason,
): FileReading<ReadingTask> {
  const isAtLimit = reason !== 'corrupt';
  if (task !== 'open') return { result: unreadable(fileName, reason), isAtLimit };
  return { result: { kind: 'unreadable', reason, message: describeUnreadable(reason) }, isAtLimit };
}

async function runInThread(
  request: Request,
  signal: AbortSignal,
): Promise<FileReading<ReadingTask>> {
  const { task: name, file } = request;
  // A received view may share a larger buffer; a copy of its own can be moved to the thread.
  const own = new Uint8Array(file.bytes);
  try {
    const task = { ...file, bytes: own };
    const options = { name, signal, transferList: [own.buffer] };
    return (await pool.run(task, options)) as FileReading<ReadingTask>;
  } catch (error) {
    const isOutOfMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (signal.aborted) return ended(request, 'timeout');
    return ended(request, isOutOfMemory ? 'memory' : 'corrupt');
  }
}

async function run(request: Request): Promise<Reading> {
  const { signal, stop } = clock.start(limits.timeLimitMs);
  const reading = await runInThread(request, signal);
  return { ...reading, workMs: stop() };
}

process.on('message', ({ id, ...request }: ReadRequest) => {
  void run(request).then((reading) => send({ kind: 'read', id, ...reading }));
});
process.on('disconnect', () => process.exit());
watchMemory(limits.memoryLimitBytes, () => process.exit(OVERFLOW_EXIT_CODE));
// A thread that is still loading its readers would be charged to its first file.
await Promise.all(
  Array.from({ length: limits.threads }, () =>
    pool.run({ fileName: '', bytes: new Uint8Array() }, { name: 'read' }),
  ),
);
send({ kind: 'ready' });
