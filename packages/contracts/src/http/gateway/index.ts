export { getStatus } from './get-status.js';
