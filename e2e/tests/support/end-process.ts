import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Sends `signal` to a process if it still runs and waits for its end; resolves to the exit code, null if killed. */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }
  return child.exitCode;
}
