import type { Socket } from 'node:net';
import type { Reply, ServerState } from '../commands/command.js';
import { errorReply, runCommand } from '../commands/dispatch.js';
import { FrameReader } from './frames.js';
import { ProtocolError, readMessage, type WireRequest, writeReply } from './messages.js';

/** Receives reports of the server; messages carry no document content. */
export type LogFunction = (level: 'info' | 'warn' | 'error', message: string) => void;

/** Options of {@link serveConnection}. */
export interface ServeConnectionOptions {
  readonly socket: Socket;
  readonly connectionId: number;
  readonly server: ServerState;
  readonly log: LogFunction;
}

/** Serves one client: its commands one after another, until it leaves or breaks the protocol. Resolves at the end. */
export async function serveConnection({
  socket,
  connectionId,
  server,
  log,
}: ServeConnectionOptions): Promise<void> {
  const frames = new FrameReader();
  let replyId = 0;
  socket.setNoDelay(true);
  // Without a listener a reset by the client would end the process; the loop below notices the end itself.
  socket.on('error', (error) => log('info', `Connection ${connectionId} failed: ${error.message}`));
  try {
    for await (const chunk of socket) {
      for (const frame of frames.push(chunk as Buffer)) {
        const request = readMessage(frame);
        const reply = await answer(request);
        if (!request.wantsReply) continue;
        replyId = (replyId + 1) | 0;
        await write(socket, encodeReply(request, replyId, reply));
      }
    }
  } catch (error) {
    if (error instanceof ProtocolError) {
      log('warn', `Connection ${connectionId} is closed: ${error.message}`);
    } else if (!isDisconnect(error)) {
      log('error', `Connection ${connectionId} failed: ${String((error as Error).stack ?? error)}`);
    }
  } finally {
    socket.destroy();
  }

  async function answer({ body, database, refusal }: WireRequest): Promise<Reply> {
    if (refusal) return errorReply(refusal, reportInternal);
    const [name = ''] = Object.keys(body);
    return runCommand({ name, database, body, connectionId, server }, reportInternal);
  }

  function reportInternal(error: unknown): void {
    log(
      'error',
      `A command failed inside: ${error instanceof Error ? error.stack : String(error)}`,
    );
  }

  /** A reply that is too large or too deep becomes the error that says so. */
  function encodeReply(request: WireRequest, id: number, reply: Reply): Buffer {
    try {
      return writeReply(request, id, reply);
    } catch (error) {
      return writeReply(request, id, errorReply(error, reportInternal));
    }
  }
}

/** Resolves when the socket accepted the bytes, so that a slow reader holds up only its own commands. */
function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

const disconnects = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ABORT_ERR',
]);

const isDisconnect = (error: unknown): boolean =>
  disconnects.has((error as { code?: string }).code ?? '');
