export { checkSession } from './check-session.js';
