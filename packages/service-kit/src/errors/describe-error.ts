import { type CommonErrorCode, commonErrors } from '@shortlist/contracts/errors';
import { createCommonError, HttpError } from './http-error.js';
import { findOutage } from './unavailable.js';

const cannotSave = 'Nothing can be saved right now. Please try again in a moment.';

/** formidable's code for a client that went away in the middle of a multipart body. */
const FORMIDABLE_ABORTED = 1002;

const abortCodes = new Set<unknown>([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  // Node's parser: the connection ended within a body.
  'HPE_INVALID_EOF_STATE',
  FORMIDABLE_ABORTED,
]);

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** True when the client closed the connection: nobody is left to answer and nothing is wrong here. */
export function isClientAbort(error: unknown): boolean {
  return (
    property(error, 'type') === 'request.aborted' ||
    property(error, 'name') === 'AbortError' ||
    abortCodes.has(property(error, 'code'))
  );
}

function clientErrorStatus(error: unknown): number | undefined {
  for (const name of ['status', 'statusCode', 'httpCode']) {
    const status = property(error, name);
    if (typeof status === 'number' && status >= 400 && status < 500) return status;
  }
  return undefined;
}

function commonCode(status: number): CommonErrorCode {
  const codes = Object.keys(commonErrors) as CommonErrorCode[];
  return codes.find((code) => commonErrors[code].status === status) ?? 'InvalidInput';
}

/**
 * Describes any thrown value for a client. Messages of foreign errors never get through: they may quote input or
 * internals. A database or broker that can't be used now is 503, anything unknown 500.
 */
export function describeError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const status = clientErrorStatus(error);
  if (status !== undefined) return createCommonError(commonCode(status), { cause: error });
  const outage = findOutage(error);
  if (outage === undefined) return createCommonError('Internal', { cause: error });
  const sentence = outage === 'unwritable' ? { message: cannotSave } : {};
  return createCommonError('Unavailable', { ...sentence, cause: error });
}
