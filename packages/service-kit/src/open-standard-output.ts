import { destination, type DestinationStream } from 'pino';

/** Bytes kept while standard output accepts nothing; lines beyond that are lost. */
const keptBytes = 1024 * 1024;

/**
 * Standard output for a log, able to survive a full disk: what can't be written is kept and written with later lines,
 * and neither logging nor the end of the process waits for it.
 */
export function openStandardOutput(fd = 1): DestinationStream {
  const stream = destination({ fd, sync: true, maxLength: keptBytes });
  let isFailing = false;
  let lost = 0;
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
    stream.write(`${JSON.stringify(line)}\n`);
  });
  const flush = stream.flushSync.bind(stream);
  // At the end of the process the stream would retry until it succeeds.
  stream.flushSync = () => {
    if (!isFailing) flush();
  };
  return stream;
}
