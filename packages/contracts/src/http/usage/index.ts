export { getTokenUsage } from './get-token-usage.js';
export { listTokenMonths } from './list-token-months.js';
