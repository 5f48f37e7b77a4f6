/** MongoDB's limit for one message, in bytes. */
export const maximumMessageBytes = 48_000_000;

/** MongoDB's limit for one document that is stored, in bytes. */
export const maximumDocumentBytes = 16 * 1024 * 1024;

/** MongoDB's limit for a command or a reply, in bytes: a document of the full size and what surrounds it. */
export const maximumCommandBytes = maximumDocumentBytes + 16 * 1024;

/** How many levels of documents and arrays a command or a reply may have; the outermost is the first. */
export const maximumLevels = 200;

/** How many levels a stored document may have. */
export const maximumStoredLevels = 180;
