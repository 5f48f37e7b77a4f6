import type { Writable } from 'node:stream';

/**
 * Lets everything that is written to `stream` in one go leave in one system call: the library writes each frame by
 * itself, and a call for each costs more than making the frame.
 */
export function corkWrites(stream: Writable): void {
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
  let isCorked = false;
  const uncork = (): void => {
    isCorked = false;
    stream.uncork();
  };
  stream.write = (...given: unknown[]): boolean => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(uncork);
    }
    return write(...given);
  };
}
