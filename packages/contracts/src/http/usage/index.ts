export { getTokenUsage } from './get-token-usage.js';
