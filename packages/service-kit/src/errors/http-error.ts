import { type CommonErrorCode, commonErrors, type ErrorExtras } from '@shortlist/contracts/errors';

export interface HttpErrorOptions {
  readonly status: number;
  /** The named error a client may branch on. */
  readonly code: string;
  /** A sentence for a person: what happened and what to do. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly extras?: ErrorExtras | undefined;
  readonly cause?: unknown;
}

/** An error meant for the client: its message and code are sent. Anything else becomes a bare 500. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly extras: ErrorExtras | undefined;

  constructor({ status, code, message, headers = {}, extras, cause }: HttpErrorOptions) {
    super(message, { cause });
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.extras = extras;
  }
}

/** An error that any operation may answer with; `message` replaces the general sentence with a more exact one. */
export function createCommonError(
  code: CommonErrorCode,
  options: Partial<Pick<HttpErrorOptions, 'message' | 'headers' | 'cause'>> = {},
): HttpError {
  return new HttpError({ ...commonErrors[code], ...options, code });
}
