import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { EmbeddedMongo, StartServerOptions } from './server.js';
import { stopMessage, type ThreadOptions, type ThreadReport } from './thread-messages.js';

/** Options of {@link startEmbeddedMongo}. */
export interface StartEmbeddedMongoOptions extends StartServerOptions {
  /** The most memory that documents and indexes may take, in megabytes; more is refused. Default 1024. */
  readonly memoryMb?: number;
  /** Called when the server ends by itself, for good. Default: the error is thrown, which ends the process. */
  readonly onFailure?: (error: Error) => void;
}

/** Memory besides the documents: requests, replies and what queries put together, in megabytes. */
const workingMemoryMb = 1024;

/** Memory for what a request makes and leaves: with less, what lives a few requests long is copied again and again. */
const youngMemoryMb = 64;

function throwFailure(error: Error): never {
  throw error;
}

/**
 * Starts a server that speaks MongoDB's wire protocol, in a thread of its own: no command, however slow, blocks the
 * caller's event loop, or is blocked by it. Rejects when the folder or the address can't be used.
 */
export async function startEmbeddedMongo({
  log = () => undefined,
  onFailure = throwFailure,
  memoryMb = 1024,
  ...options
}: StartEmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const workerData: ThreadOptions = { ...options, memoryMb };
  const worker = new Worker(new URL('./thread.js', import.meta.url), {
    workerData,
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb + workingMemoryMb,
      maxYoungGenerationSizeMb: youngMemoryMb,
    },
    stdout: true,
    stderr: true,
  });
  // Output of libraries: left alone it would go to this process's output, and end it when that can't be written.
  for (const stream of [worker.stdout, worker.stderr]) {
    createInterface({ input: stream }).on('line', (line) => log('warn', line));
  }
  const ended = endOf(worker);
  const uri = await new Promise<string>((resolve, reject) => {
    worker.on('message', (report: ThreadReport) => {
      if (report.kind === 'log') log(report.level, report.message);
      else if (report.kind === 'started') resolve(report.uri);
    });
    void ended.then((error) => reject(error ?? new Error('The embedded database did not start.')));
  });
  let stopped: Promise<void> | undefined;
  void ended.then((error) => {
    if (!stopped) onFailure(error ?? new Error('The embedded database stopped by itself.'));
  });
  return { uri, stop: () => (stopped ??= stop()) };

  async function stop(): Promise<void> {
    worker.postMessage(stopMessage);
    const error = await ended;
    if (error) throw error;
  }
}

/** Resolves when the thread has ended: with what went wrong, or with nothing after an orderly stop. */
function endOf(worker: Worker): Promise<Error | undefined> {
  let error: Error | undefined;
  worker.on('message', (report: ThreadReport) => {
    if (report.kind !== 'failed') return;
    error = Object.assign(new Error(report.message), report.code ? { code: report.code } : {});
  });
  worker.on('error', (cause: NodeJS.ErrnoException) => {
    error = new Error(
      cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? 'The embedded database ran out of memory. Start again: what was saved is there. Give it more memory (MONGO_MEMORY_MB), or set MONGODB_URI to a MongoDB server.'
        : `The embedded database failed: ${cause.message}`,
      { cause },
    );
  });
  return new Promise((resolve) => worker.once('exit', () => resolve(error)));
}
