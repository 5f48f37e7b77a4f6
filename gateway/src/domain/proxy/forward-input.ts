import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TraceHeaders } from '@shortlist/service-kit';

/** One request on its way to the other side. */
export interface ForwardInput {
  /** Path with its query, as sent to the other side. */
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly clientAddress: string;
  /** The client sits at this machine (is-local-call.ts). Default false. */
  readonly isLocal?: boolean;
  /** Takes the place of the Authorization header that was sent. */
  readonly authorization?: string | undefined;
  /** Milliseconds in which the answer must begin, connecting included, counted from the client's last byte. */
  readonly answerTimeoutMs: number;
  /** The answer is a stream of events with pauses of any length. Default false. */
  readonly isStream?: boolean;
  /** The body is passed on while it comes, as files are. Default false: it is read first, as far as `readBody` reads. */
  readonly isUpload?: boolean;
  /** The contract's template of `path`, for traces; undefined where it knows none. */
  readonly template?: string | undefined;
}

/** A request with its body, where that was read, and the headers that its trace adds and replaces, if it is traced. */
export interface TracedInput extends ForwardInput {
  readonly body?: Buffer;
  readonly trace?: TraceHeaders;
}

/** The other side could not be reached, or did not begin its answer in time. */
export class ProxyError extends Error {
  constructor(
    readonly failure: 'unreachable' | 'timeout',
    /** Service that the request was for, e.g. `resumes`. */
    readonly target: string,
    cause?: unknown,
  ) {
    super(`${target} is ${failure}.`, { cause });
    this.name = 'ProxyError';
  }

  /** Its name in log and traces. */
  get code(): string {
    return this.failure;
  }
}
