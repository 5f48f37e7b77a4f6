import { setTimeout as delay } from 'node:timers/promises';
import type { Bus } from '@shortlist/bus';
import { accessEnded } from '@shortlist/contracts/messages/auth';
import type { Logger } from '@shortlist/service-kit';
import type { Context } from '../context.js';

export interface FollowEndedAccessOptions extends Pick<Context, 'sessionChecks' | 'apiTokens'> {
  /** Connects to the broker, or rejects. */
  readonly openBus: () => Promise<Bus>;
  readonly log: Logger;
}

/** Pause between attempts to reach a broker that was not there at the start. */
const pauseMs = 5000;

/** Forgets the answers about a user whose access has ended. Each gateway gets each message. */
export function onAccessEnded(
  bus: Bus,
  { sessionChecks, apiTokens }: Pick<Context, 'sessionChecks' | 'apiTokens'>,
) {
  return bus.subscribe(accessEnded, { broadcast: true, prefetch: 100 }, async ({ userId }) => {
    sessionChecks.forgetUser(userId);
    apiTokens.forgetUser(userId);
  });
}

/**
 * Connects to the broker in the background and listens for ended access. The gateway serves without a broker:
 * its answers are at most 10 s old then.
 */
export function followEndedAccess({ openBus, log, ...caches }: FollowEndedAccessOptions) {
  const ended = new AbortController();
  const { signal } = ended;

  async function connect(): Promise<Bus> {
    const bus = await openBus();
    try {
      await onAccessEnded(bus, caches);
      return bus;
    } catch (error) {
      await bus.stop();
      throw error;
    }
  }

  async function keepConnecting(): Promise<Bus | null> {
    while (!signal.aborted) {
      try {
        return await connect();
      } catch (error) {
        log.warn({ err: error }, 'no messages about ended access; answers hold for up to 10 s');
        await delay(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
    return null;
  }

  const connecting = keepConnecting();
  return {
    stop: async (): Promise<void> => {
      ended.abort();
      await (await connecting)?.stop();
    },
  };
}
