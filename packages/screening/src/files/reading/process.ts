import { fork } from 'node:child_process';
import { compiledFile } from '../../compiled-file.js';
import type { Container } from '../opening/open-container.js';
import {
  OVERFLOW_EXIT_CODE,
  type Reading,
  type ReadingLimits,
  type ReadingMessage,
  type ReadingTask,
  type ReadRequest,
} from './protocol.js';

/** Why a reading process ended with files in it: it needed too much memory, broke in another way, or was ended on purpose. */
type EndReason = 'memory' | 'crash' | 'stopped';

export interface ReadingEnd {
  readonly end: EndReason;
  /** True for the file that was in it the longest: most likely it needed the memory, or did the damage. */
  readonly isSuspect: boolean;
}

export interface ReadingProcess {
  /** The result, or why the process ended before it had one. Rejects when the process can't be started at all. */
  run<Task extends ReadingTask>(task: Task, file: Container): Promise<Reading<Task> | ReadingEnd>;
  readonly hasEnded: boolean;
  /** Ends the process at once and resolves when its memory has gone back to the system. */
  end(): Promise<void>;
}

function reasonOfExit(code: number | null, signal: NodeJS.Signals | null): EndReason {
  // The engine aborts when its heap is full, and the system kills what takes too much of it.
  const isMemory = code === OVERFLOW_EXIT_CODE || signal === 'SIGABRT' || signal === 'SIGKILL';
  return isMemory ? 'memory' : 'crash';
}

/** Starts a process that reads files in threads. It knows nothing of this one: no environment, no arguments but its limits. */
export function startReadingProcess(limits: ReadingLimits): ReadingProcess {
  const child = fork(compiledFile('files/reading/main.js'), [JSON.stringify(limits)], {
    serialization: 'advanced',
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (outcome: Reading | ReadingEnd) => void>();
  let nextId = 0;
  let wasStopped = false;
  let hasEnded = false;
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: ReadingMessage) => {
      if (message.kind === 'ready') return resolve();
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    });
    child.once('error', reject);
    child.once('exit', () => {
      if (wasStopped) resolve();
      else
        reject(
          new Error('The process that reads resumes could not be started. See the lines above.'),
        );
    });
  });
  // Without a file in it nobody waits for the start; a failure shows with the next file.
  ready.catch(() => undefined);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      hasEnded = true;
      const end = wasStopped ? 'stopped' : reasonOfExit(code, signal);
      const [oldest] = waiting.keys();
      for (const [id, answer] of waiting) answer({ end, isSuspect: id === oldest });
      waiting.clear();
      resolve();
    });
  });

  return {
    async run<Task extends ReadingTask>(task: Task, file: Container) {
      const id = (nextId += 1);
      await ready;
      if (hasEnded) {
        const end = wasStopped ? 'stopped' : reasonOfExit(child.exitCode, child.signalCode);
        return { end, isSuspect: false } as const;
      }
      return new Promise<Reading<Task> | ReadingEnd>((resolve) => {
        // The answer to an id is of the task that was sent with it.
        waiting.set(id, resolve as (outcome: Reading | ReadingEnd) => void);
        // A failing send means that the process is gone, which its exit tells as well.
        child.send({ id, task, file } satisfies ReadRequest, () => undefined);
      });
    },
    get hasEnded() {
      return hasEnded;
    },
    async end() {
      wasStopped = true;
      child.kill('SIGKILL');
      await ended;
    },
  };
}
