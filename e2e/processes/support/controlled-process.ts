import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { onceThisEnds } from '@shortlist/bus/testing';
import { endProcess } from '../../tests/support/end-process.js';
import { waitFor } from '../../tests/support/wait-for.js';

/** A process that a test can stop and restart, as a failing machine or an operator would. */
export interface ControlledProcess {
  /** Ends it as a crash or the kernel's out-of-memory killer would. */
  kill(): Promise<void>;
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Freezes it: its connections stay open but it answers nothing. */
  suspend(): void;
  resume(): void;
  /** Starts it again after it ended, with other arguments where some are given; resolves when it is ready. */
  restart(args?: readonly string[]): Promise<void>;
  /** Starts it again if it ended by itself, as an operator does; resolves to whether it had. */
  revive(): Promise<boolean>;
  readonly processId: () => number;
  /** The end of what it has written, over all its starts; at most 50,000 characters. */
  output(): string;
  /** Resident memory in bytes. */
  memoryBytes(): Promise<number>;
}

export interface StartControlledProcessOptions {
  /** Its name in the error of a failed start. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  isReady(): Promise<boolean>;
}

/** Starts a process and waits until it is ready; rejects with its output if it ends instead. */
export async function startControlledProcess(
  options: StartControlledProcessOptions,
): Promise<ControlledProcess> {
  let child: ChildProcess;
  let output = '';
  async function boot(args = options.args): Promise<void> {
    const started = spawn(options.command, args, {
      env: { PATH: process.env['PATH'], ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.once('exit', onceThisEnds('kill -s KILL "$1"', String(started.pid)));
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString('utf8')).slice(-50_000);
      });
    }
    const isReady = async () => {
      if (started.exitCode !== null || started.signalCode !== null) return 'ended';
      return (await options.isReady()) && 'ready';
    };
    const state = await waitFor(isReady, {
      what: `${options.name} to be ready`,
      timeoutMs: 60_000,
    }).catch((error: unknown) => {
      started.kill('SIGKILL');
      throw new Error(`${options.name} did not start:\n${output}`, { cause: error });
    });
    if (state === 'ended') throw new Error(`${options.name} ended:\n${output}`);
  }
  await boot();
  return {
    kill: async () => {
      await endProcess(child, 'SIGKILL');
    },
    stop: () => endProcess(child, 'SIGTERM'),
    suspend: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    restart: boot,
    revive: async () => {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (hasEnded) await boot();
      return hasEnded;
    },
    processId: () => child.pid ?? 0,
    output: () => output,
    memoryBytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
    },
  };
}
