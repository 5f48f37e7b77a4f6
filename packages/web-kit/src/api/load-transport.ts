import { ApiError } from './api-error.js';
import { loadFailureText } from './error-message.js';

/**
 * Loads the transport of calls: one bundle with axios, which a page that makes no call does not load. Throws ApiError
 * when it can't be loaded.
 */
export const loadTransport = () =>
  // Named chunk: the shell's html preloads it for signed-in users.
  import(/* webpackChunkName: "transport" */ './send-request.js').catch((cause: unknown) => {
    throw new ApiError({ status: null, code: 'NETWORK_ERROR', message: loadFailureText, cause });
  });
