export { sendRequest } from './send-request.js';
export { getCurrentUser, logout, refresh } from './session-operations.js';
