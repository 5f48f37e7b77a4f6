import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from '../logger.js';
import { runWork } from '../work/current-work.js';
import { createRequestLog } from '../work/work-log.js';
import type { AppState } from './app-state.js';

/** Name of the header that carries the request id between client, gateway and services. */
export const requestIdHeader = 'x-request-id';

/** The incoming id if it is short and harmless in logs and headers, else a new one. */
export function chooseRequestId(incoming: string): string {
  return /^[\w.:-]{1,100}$/.test(incoming) ? incoming : randomUUID();
}

/** Its logger is made for those few requests of which more is told than their end. */
class RequestState implements AppState {
  readonly #appLog: Logger;
  #log: Logger | undefined;

  constructor(
    readonly requestId: string,
    appLog: Logger,
  ) {
    this.#appLog = appLog;
  }

  get log(): Logger {
    this.#log ??= createRequestLog(this.#appLog, this.requestId);
    return this.#log;
  }
}

/** Gives every request an id, carried by its work, its logger and its response. */
export function assignRequestId(log: Logger): Middleware<AppState> {
  return (ctx, next) => {
    const requestId = chooseRequestId(ctx.get(requestIdHeader));
    ctx.state = new RequestState(requestId, log);
    ctx.set(requestIdHeader, requestId);
    return runWork({ requestId }, next);
  };
}
