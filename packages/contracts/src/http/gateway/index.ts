export { exportData } from './export-data.js';
export { getStatus } from './get-status.js';
