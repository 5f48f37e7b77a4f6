import { AsyncResource } from 'node:async_hooks';
import type { DiagLogger } from '@opentelemetry/api';
import type { Logger } from '../logger.js';

/** At most one line in this many milliseconds: exports to an absent collector fail every few seconds. */
const QUIET_MS = 60_000;
const LONGEST = 300;

/** The SDK reports an error as JSON of its properties, stack included. */
function summarise(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) {
      const parts = ['name', 'code', 'message'].map((key): unknown => Reflect.get(value, key));
      return parts.filter((part) => typeof part === 'string').join(': ') || text;
    }
  } catch {
    // It is a sentence already.
  }
  return text;
}

/** Logs complaints of the OpenTelemetry SDK as warnings: the first at once, then one line a minute with a count. */
export function reportDiagnostics(
  log: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): DiagLogger {
  let quietUntil = -Infinity;
  let unsaid = 0;
  // Exports run on a timer started by whichever request came first; its ids would be on the line.
  const apart = new AsyncResource('TracingDiagnostics');
  const complain = (message: string) => {
    if (now() < quietUntil) {
      unsaid += 1;
      return;
    }
    quietUntil = now() + QUIET_MS;
    const problem = summarise(message).slice(0, LONGEST);
    const fields = unsaid > 0 ? { problem, unsaid } : { problem };
    apart.runInAsyncScope(() => log.warn(fields, 'traces are not delivered as they should be'));
    unsaid = 0;
  };
  const ignore = () => undefined;
  return { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore };
}
