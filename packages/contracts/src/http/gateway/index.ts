export { exportData } from './export-data.js';
export { getStatus } from './get-status.js';
export { reportFrontEnd } from './report-front-end.js';
