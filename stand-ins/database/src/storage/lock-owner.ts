import { readFile } from 'node:fs/promises';

/** The process that a lock file names. */
export interface Owner {
  readonly pid: number;
  /** When the process started, by the system's count, as its id may be reused. Null where the system does not say. */
  readonly started: string | null;
}

export async function ownProcess(): Promise<Owner> {
  return { pid: process.pid, started: await startOf(process.pid) };
}

/** The owner that the text of a lock file names; undefined when it names none. */
export function parseOwner(text: string): Owner | undefined {
  try {
    const found: unknown = JSON.parse(text);
    // Earlier releases of Shortlist wrote only the process id.
    const owner =
      typeof found === 'number' ? { pid: found, started: null } : (found as Owner | null);
    return Number.isInteger(owner?.pid) && Number(owner?.pid) > 0
      ? (owner ?? undefined)
      : undefined;
  } catch {
    return undefined;
  }
}

export async function isRunning({ pid, started }: Owner): Promise<boolean> {
  // Our own id without a start time is that of an earlier process.
  if (pid === process.pid && started === null) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === null || started === (await startOf(pid));
}

/** The start time of a process in ticks since boot: field 22 of its stat line (proc(5)). */
async function startOf(pid: number): Promise<string | null> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    // Systems without /proc: the process id alone decides.
    return null;
  }
}
