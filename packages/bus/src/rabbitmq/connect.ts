import type { Writable } from 'node:stream';
import { type ChannelModel, connect, type RecoveringChannelModel } from 'amqplib';
import type { BusLog } from '../hooks.js';
import { corkWrites } from './cork-writes.js';

/** Seconds of silence after which a connection counts as lost, unless the address says otherwise. */
const heartbeatSeconds = 15;

/**
 * Connects, and reconnects whenever the connection is lost. Rejects when the address is invalid or, at the start, the
 * broker is still unreachable after `retries` further attempts.
 */
export async function connectRabbitMq(
  url: string,
  log: BusLog,
  retries: number,
): Promise<RecoveringChannelModel> {
  const connection = await connect(addressWithHeartbeat(url), {
    noDelay: true,
    timeout: 10_000,
    recovery: {
      initialDelay: 200,
      maxDelay: 5_000,
      initialMaxRetries: retries,
      waitForConnect: false,
      setup: corkSocket,
    },
  });
  connection.on('error', (err) => log.warn({ err }, 'message broker failed'));
  connection.on('disconnect', (err) => log.warn({ err }, 'message broker lost'));
  connection.on('connect-failed', (err) => log.warn({ err }, 'message broker not there'));
  connection.on('connect', () => log.info({}, 'message broker connected'));
  connection.on('blocked', (reason) => log.warn({ reason }, 'message broker takes nothing more'));
  connection.on('unblocked', () => log.info({}, 'message broker takes messages again'));
  try {
    await connection.waitForConnect();
  } catch (error) {
    await connection.close();
    const { host } = new URL(url);
    throw new Error(`The message broker at ${host} can't be reached: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return connection;
}

/** The socket is no part of what the library promises: without it, each frame leaves by itself. */
function corkSocket({ connection }: ChannelModel): void {
  const { stream } = connection as { readonly stream?: Writable };
  if (stream) corkWrites(stream);
}

/** Never puts the address into an error: it holds a password. */
function addressWithHeartbeat(url: string): string {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address?.protocol !== 'amqp:' && address?.protocol !== 'amqps:')
    throw new Error(
      'The address of the message broker must look like amqp://user:password@host:5672.',
    );
  if (!address.searchParams.has('heartbeat'))
    address.searchParams.set('heartbeat', String(heartbeatSeconds));
  return address.href;
}
