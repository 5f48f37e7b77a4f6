import type { Socket } from 'node:net';

type WriteCallback = (error?: Error | null) => void;

/** Tells of a failed write only after the event loop has looked at the connections once more. */
function afterReading(done: WriteCallback): WriteCallback {
  return (error) => {
    if (error) setImmediate(() => setImmediate(done, error));
    else done();
  };
}

/**
 * Lets an answer be read that lies in the socket when a write fails: a service that refuses a body and closes has answered
 * before, but node drops the whole connection, with what was not read yet, as soon as a write fails.
 */
export function keepAnswer(socket: Socket): Socket {
  const write = socket._write.bind(socket);
  const writeAll = socket._writev?.bind(socket);
  socket._write = (chunk, encoding, done) => write(chunk, encoding, afterReading(done));
  if (writeAll) socket._writev = (chunks, done) => writeAll(chunks, afterReading(done));
  return socket;
}
