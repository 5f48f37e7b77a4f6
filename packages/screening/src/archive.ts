/** Names of files in archives, for the browser as for the server: plain code without Node's modules. */
export { isEntryFile, isTableName } from './files/opening/file-path.js';
