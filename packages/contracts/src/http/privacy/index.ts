export { answerPrivacyRequest } from './answer-privacy-request.js';
export { confirmPrivacyRequest } from './confirm-privacy-request.js';
export { listPrivacyRequests } from './list-privacy-requests.js';
export { requestPrivacy } from './request-privacy.js';
