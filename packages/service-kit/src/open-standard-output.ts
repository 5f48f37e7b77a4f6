import { destination, type DestinationStream } from 'pino';

/** Bytes that are written at once, without waiting for more lines. */
const togetherBytes = 8 * 1024;
/** Bytes kept while standard output accepts nothing; lines beyond that are lost. */
const keptBytes = 1024 * 1024;

function openOutput(): DestinationStream {
  const stream = destination({
    fd: 1,
    sync: true,
    minLength: togetherBytes,
    maxLength: keptBytes,
  });
  let isFailing = false;
  let isDue = false;
  let lost = 0;
  const writeTurn = () => {
    isDue = false;
    stream.flush();
  };
  const write = (line: string) => {
    if (!isDue) setImmediate(writeTurn);
    isDue = true;
    stream.write(line);
  };
  const flushSync = () => {
    stream.flush();
    // It would retry until it succeeds.
    if (!isFailing) stream.flushSync();
  };
  stream.on('error', () => {
    isFailing = true;
  });
  stream.on('drop', () => {
    lost += 1;
  });
  stream.on('write', () => {
    isFailing = false;
    if (lost === 0) return;
    const line = { level: 'warn', time: new Date().toISOString(), msg: `${lost} lines were lost.` };
    lost = 0;
    write(`${JSON.stringify(line)}\n`);
  });
  process.once('exit', flushSync);
  return { write, flushSync } as DestinationStream;
}

let output: DestinationStream | undefined;

/**
 * Standard output for all logs of the process, able to survive a full disk: what can't be written is kept and written
 * with later lines, and neither logging nor the end of the process waits for it. The lines of one turn of the event loop
 * are written together at its end; with a fatal one, at once.
 */
export function openStandardOutput(): DestinationStream {
  output ??= openOutput();
  return output;
}
