import type { Logger } from 'pino';
import { currentWork, type Work } from './current-work.js';

/** Marks a logger whose lines have the request id by themselves. */
const carriesId = Symbol('the lines have their request id');

/**
 * A logger for one request that carries its id even where the current work is lost, as in a callback of a connection
 * that several requests share.
 */
export function createRequestLog(log: Logger, requestId: string): Logger {
  return Object.assign(log.child({ requestId }), { [carriesId]: true });
}

/**
 * A logger for lines that name their request and hold nothing that comes from outside but its path: looking for what must
 * be cut out would cost more than writing them.
 */
export function createAccessLog(log: Logger): Logger {
  return Object.assign(log.child({}, { redact: [] }), { [carriesId]: true });
}

/** The fields of the current work, less what the logger adds itself: no line holds a field twice. */
export function workFields(logger: Logger): Partial<Work> {
  const work = currentWork();
  if (work === undefined) return {};
  if (Reflect.get(logger, carriesId) === undefined) return { ...work };
  const { requestId: _carried, ...others } = work;
  return others;
}
