import { ApiError } from './api-error.js';
import { loadFailureText } from './error-message.js';

/**
 * What calls are made with: one bundle with axios, which a page that makes no call does not load. Throws
 * ApiError when it can't be loaded.
 */
export const loadTransport = () =>
  // Named, because the shell's html names it for who is signed in.
  import(/* webpackChunkName: "transport" */ './send-request.js').catch((cause: unknown) => {
    throw new ApiError({ status: null, code: 'NETWORK_ERROR', message: loadFailureText, cause });
  });
