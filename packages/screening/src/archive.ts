/** Archives, for the browser as for the server: plain code without Node's modules. */
export { isEntryFile, isTableName } from './files/opening/file-path.js';
export { readRawDirectory } from './files/zip/raw-directory.js';
