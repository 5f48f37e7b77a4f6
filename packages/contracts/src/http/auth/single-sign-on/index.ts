export { addSignOnDomain, checkSignOnDomain, removeSignOnDomain } from './domains.js';
export { getSingleSignOn } from './get-single-sign-on.js';
export { linkSingleSignOn } from './link-single-sign-on.js';
export { removeSingleSignOn } from './remove-single-sign-on.js';
export { saveSingleSignOn } from './save-single-sign-on.js';
export { setSingleSignOnOnly } from './set-single-sign-on-only.js';
export { beginSingleSignOn, finishSingleSignOn } from './sign-in-by-provider.js';
export { beginSingleSignOnTest, finishSingleSignOnTest } from './test-single-sign-on.js';
