import { NameError } from './names.mjs';

/** Puts `text` before the only `anchor` in a file. */
export const before = (anchor, text) => (file, at) => {
  if (file.split(anchor).length !== 2) {
    throw new NameError(`${at} has not exactly one "${anchor.trim()}" to write before.`);
  }
  return file.replace(anchor, () => `${text}${anchor}`);
};

/** Does one change after the other to a file. */
export const inTurn =
  (...changes) =>
  (file, at) =>
    changes.reduce((text, change) => change(text, at), file);
