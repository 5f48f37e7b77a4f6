import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { onceThisEnds } from '@shortlist/bus/testing';

const run = promisify(execFile);

/** A disk of its own, in memory, that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes until nothing more fits. */
  fill(): Promise<void>;
  /** Removes what `fill` wrote. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

function* zeros(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024);
}

/** Makes such a disk, which needs root; where that is not allowed, resolves to the reason. */
export async function makeSmallDisk(megabytes: number): Promise<SmallDisk | string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch (error) {
    await rmdir(folder);
    return `no disk can be mounted here (it takes root): ${(error as Error).message.trim()}`;
  }
  const forget = onceThisEnds('umount -l "$1"; rmdir "$1"', folder);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: async () => {
      const written = pipeline(Readable.from(zeros()), createWriteStream(filler));
      const error: unknown = await written.catch((reason: unknown) => reason);
      if (Reflect.get(error as object, 'code') !== 'ENOSPC') throw error;
    },
    free: () => rm(filler),
    remove: async () => {
      await run('umount', [folder]);
      await rmdir(folder);
      forget();
    },
  };
}
