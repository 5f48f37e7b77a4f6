import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Lock files that this thread holds. */
const held = new Set<string>();

interface Owner {
  readonly pid: number;
  /** When the process started, by the system's count, as its id may be reused. Null where the system does not say. */
  readonly started: string | null;
}

/** Another process uses the folder; the message is a sentence with what to do. */
export class FolderInUseError extends Error {
  constructor(
    folder: string,
    readonly pid: number,
    file: string,
  ) {
    super(
      `The data folder ${folder} is in use by the process ${pid}. Stop that process or choose another folder; if it is no server of yours, delete ${file}.`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Keeps a second process out of a data folder, where the two would overwrite each other, by a file `name` in it. A lock
 * left by a killed process is taken over. Resolves to a function that frees the folder; rejects with FolderInUseError.
 */
export async function lockFolder(
  folder: string,
  name = 'server.lock',
): Promise<() => Promise<void>> {
  const path = resolve(folder);
  const file = join(path, name);
  if (held.has(file)) throw new FolderInUseError(path, process.pid, file);
  held.add(file);
  try {
    const owner = await readOwner(file);
    if (owner && (await isRunning(owner))) {
      throw new FolderInUseError(path, owner.pid, file);
    }
    const self: Owner = { pid: process.pid, started: await startOf(process.pid) };
    await writeFile(file, JSON.stringify(self), { mode: 0o600 });
  } catch (error) {
    held.delete(file);
    throw error;
  }
  return async () => {
    await rm(file, { force: true });
    held.delete(file);
  };
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return asOwner(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    // A missing file means a free folder; a half-written one was left by a process that died during its start.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      return undefined;
    throw error;
  }
}

/** Earlier releases of Shortlist wrote only the process id. */
function asOwner(found: unknown): Owner | undefined {
  const owner = typeof found === 'number' ? { pid: found, started: null } : (found as Owner | null);
  return Number.isInteger(owner?.pid) && Number(owner?.pid) > 0 ? (owner ?? undefined) : undefined;
}

async function isRunning({ pid, started }: Owner): Promise<boolean> {
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
