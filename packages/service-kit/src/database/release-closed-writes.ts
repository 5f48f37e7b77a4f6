import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

/** The used part of the driver's own class; it is not part of its public interface. */
interface DriverConnection {
  readonly socket: Socket;
  writeCommand(...args: unknown[]): Promise<void>;
}

/**
 * Lets a command fail whose connection is closed while it is written.
 *
 * mongodb 7.8 and 7.9 wait for the socket to drain whenever `socket.write` returns false. It does so as well for a socket
 * that was just destroyed, which never drains: the call, or the watch over the server, would wait for ever
 * (docs/decisions/045). Told that it drained, the driver looks whether the connection is closed, and fails the call.
 */
function releaseClosedWrites(connection: DriverConnection): void {
  const write = connection.writeCommand;
  if (typeof write !== 'function') {
    throw new Error(
      'This release of mongodb writes commands otherwise. See docs/decisions/045 before it is used.',
    );
  }
  connection.writeCommand = async function (...args) {
    const release = () => this.socket.emit('drain');
    this.socket.once('close', release);
    try {
      await write.apply(this, args);
    } finally {
      this.socket.off('close', release);
    }
  };
}

const driver = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js') as {
  readonly Connection: { readonly prototype: DriverConnection };
};
releaseClosedWrites(driver.Connection.prototype);
