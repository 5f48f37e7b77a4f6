import type { Logger } from 'pino';
import { currentWork, type Work } from './current-work.js';

/** Marks a logger that writes the request id by itself. */
const carriedId = Symbol('request id that the logger carries');

/**
 * A logger for one request that carries its id even where the current work is lost, as in a callback of a connection
 * that several requests share.
 */
export function createRequestLog(log: Logger, requestId: string): Logger {
  return Object.assign(log.child({ requestId }), { [carriedId]: requestId });
}

/** The fields of the current work, less what the logger adds itself: no line holds a field twice. */
export function workFields(logger: Logger): Partial<Work> {
  const work = currentWork();
  if (work === undefined) return {};
  if (Reflect.get(logger, carriedId) === undefined) return { ...work };
  const { requestId: _carried, ...others } = work;
  return others;
}
