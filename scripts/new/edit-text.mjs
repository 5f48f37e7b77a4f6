import { NameError } from './names.mjs';

const replaceOnly = (anchor, replacement) => (file, at) => {
  if (file.split(anchor).length !== 2) {
    throw new NameError(`${at} has not exactly one "${anchor.trim()}" to write beside.`);
  }
  return file.replace(anchor, () => replacement);
};

/** Puts `text` before the only `anchor` in a file. */
export const before = (anchor, text) => replaceOnly(anchor, `${text}${anchor}`);

/** Puts `text` after the only `anchor` in a file. */
export const after = (anchor, text) => replaceOnly(anchor, `${anchor}${text}`);

/** Does one change after the other to a file. */
export const inTurn =
  (...changes) =>
  (file, at) =>
    changes.reduce((text, change) => change(text, at), file);
