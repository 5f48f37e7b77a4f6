import type { StorageRefusals } from '../bson/codec.js';
import { badValue, MongoError } from '../errors.js';
import { maximumDocumentBytes, maximumStoredLevels } from '../limits.js';

/** Why an insert is refused. */
export const insertRefusals: StorageRefusals = {
  tooLarge: (bytes) =>
    badValue(
      `object to insert too large. size in bytes: ${bytes}, max size: ${maximumDocumentBytes}`,
    ),
  tooDeep: () =>
    new MongoError(
      15,
      `cannot insert document because it exceeds ${maximumStoredLevels} levels of nesting`,
    ),
};

/** Why the result of an update is refused. */
export const updateRefusals: StorageRefusals = {
  tooLarge: () =>
    new MongoError(17419, `Resulting document after update is larger than ${maximumDocumentBytes}`),
  tooDeep: () =>
    new MongoError(15, `Document exceeds maximum nested object depth: ${maximumStoredLevels}`),
};
