export { sendRequest } from './send-request.js';
export { accessTokenClaims, getCurrentUser, logout, refresh } from './session-operations.js';
