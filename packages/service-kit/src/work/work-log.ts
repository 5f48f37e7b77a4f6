import type { Logger } from 'pino';
import { currentWork, type Work } from './current-work.js';

/** Marks a logger that writes the request id by itself. */
const carriedId = Symbol('request id that the logger carries');

/**
 * A logger of one request, which carries its id also where the work in hand is lost, as in the callback of a connection that
 * several requests share.
 */
export function createRequestLog(log: Logger, requestId: string): Logger {
  return Object.assign(log.child({ requestId }), { [carriedId]: requestId });
}

/** The fields of the work in hand, less what the logger writes by itself: no line says a thing twice. */
export function workFields(logger: Logger): Partial<Work> {
  const work = currentWork();
  if (work === undefined) return {};
  if (Reflect.get(logger, carriedId) === undefined) return { ...work };
  const { requestId: _carried, ...others } = work;
  return others;
}
