import { setTimeout } from 'node:timers/promises';
import { findOutage } from '../errors/unavailable.js';
import type { Logger } from '../logger.js';

/** The database could not be reached for the whole wait; the message is a sentence for an operator. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

export interface WaitForDatabaseOptions {
  readonly log: Pick<Logger, 'warn'>;
  /** Ends the wait; its reason is thrown. */
  readonly stopping: AbortSignal;
  /** Milliseconds until it gives up. Default 60,000. */
  readonly waitMs?: number;
  /** Milliseconds between two tries. Default 1000. */
  readonly pauseMs?: number;
}

/** Codes of Node.js for a certificate that it does not trust: DEPTH_ZERO_SELF_SIGNED_CERT, UNABLE_TO_VERIFY_LEAF_SIGNATURE and the like. */
const CERTIFICATE_CODE = /CERT|SIGNATURE|^ERR_(?:TLS|SSL)_/;

/** True when a server answers with a certificate that is not trusted. Waiting does not help then. */
function isUntrusted(error: unknown): boolean {
  const servers: unknown = (error as { reason?: { servers?: unknown } }).reason?.servers;
  if (!(servers instanceof Map)) return false;
  return [...servers.values()].some(
    ({ error: reason }: { error?: { cause?: { code?: string } } }) =>
      CERTIFICATE_CODE.test(reason?.cause?.code ?? ''),
  );
}

/**
 * Resolves to the result of `connect`, and calls it again for as long as the database can't be reached: a database that starts
 * beside the product, or is slow, is waited for. Logs a sentence for each try.
 *
 * @throws DatabaseUnavailableError after `waitMs`, the reason of `stopping`, or at once for a certificate that is not trusted. Any other error of `connect` is thrown at once.
 */
export async function waitForDatabase<Connected>(
  connect: () => Promise<Connected>,
  { log, stopping, waitMs = 60_000, pauseMs = 1000 }: WaitForDatabaseOptions,
): Promise<Connected> {
  const begun = performance.now();
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (findOutage(error) === undefined) throw error;
      stopping.throwIfAborted();
      const { message: reason } = error as Error;
      if (isUntrusted(error)) {
        throw new DatabaseUnavailableError(
          `The database can't be reached: ${reason}. Check its certificate, and that NODE_EXTRA_CA_CERTS names the authority that signed it.`,
          { cause: error },
        );
      }
      const waitedMs = Math.round(performance.now() - begun);
      if (waitedMs >= waitMs) {
        throw new DatabaseUnavailableError(
          `The database did not answer for ${Math.round(waitMs / 1000)} seconds (${reason}). Check that MongoDB runs at MONGODB_URI, then start again.`,
          { cause: error },
        );
      }
      log.warn({ waitedMs }, 'the database does not answer yet; connecting again');
    }
    await setTimeout(pauseMs, undefined, { signal: stopping }).catch(() =>
      stopping.throwIfAborted(),
    );
  }
}
