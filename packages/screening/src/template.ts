/** Rejection templates for the browser as for the server: plain code without Node's modules. */
export { firstNameOf, fullNameOf } from './drafts/first-name.js';
export { cleanTemplate, fillTemplate, type TemplateValues } from './drafts/template.js';
