export { beginExport } from './begin-export.js';
export { checkSession } from './check-session.js';
export { endExport } from './end-export.js';
export { exchangeApiToken } from './exchange-api-token.js';
export { exportPart } from './export-part.js';
export { sendRemoteNotice } from './send-remote-notice.js';
