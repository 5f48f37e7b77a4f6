import type { Socket } from 'node:net';

type WriteCallback = (error?: Error | null) => void;

/** Reports a failed write only after the event loop has polled the connections once more. */
function afterReading(done: WriteCallback): WriteCallback {
  return (error) => {
    if (error) setImmediate(() => setImmediate(done, error));
    else done();
  };
}

/**
 * Lets an answer still be read from a socket after a write has failed: a service that refuses a body and closes has
 * answered first, but Node drops the connection, unread data included, as soon as a write fails.
 */
export function keepAnswer(socket: Socket): Socket {
  const write = socket._write.bind(socket);
  const writeAll = socket._writev?.bind(socket);
  socket._write = (chunk, encoding, done) => write(chunk, encoding, afterReading(done));
  if (writeAll) socket._writev = (chunks, done) => writeAll(chunks, afterReading(done));
  return socket;
}
