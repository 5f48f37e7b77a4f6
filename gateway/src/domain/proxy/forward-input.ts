import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TraceHeaders } from '@shortlist/service-kit';

/** One request on its way to the other side. */
export interface ForwardInput {
  /** Path with its query, as the other side shall see it. */
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly clientAddress: string;
  /** Milliseconds until the answer must have begun, connecting included, counted from the last byte the client sent. */
  readonly answerTimeoutMs: number;
  /** The answer is a stream of events, between which any time may pass. Default false. */
  readonly isStream?: boolean;
  /** The contract's template of `path`, for traces; undefined where it knows none. */
  readonly template?: string | undefined;
}

/** A request with what the trace of it adds and replaces, while it is traced. */
export interface TracedInput extends ForwardInput {
  readonly trace?: TraceHeaders;
}

/** The other side could not be asked, or did not begin its answer in time. */
export class ProxyError extends Error {
  constructor(
    readonly failure: 'unreachable' | 'timeout',
    /** Whom the request was for, e.g. `resumes`. */
    readonly target: string,
    cause?: unknown,
  ) {
    super(`${target} is ${failure}.`, { cause });
    this.name = 'ProxyError';
  }

  /** What log and traces call it. */
  get code(): string {
    return this.failure;
  }
}
