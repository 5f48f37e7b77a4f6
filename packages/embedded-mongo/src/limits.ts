/** MongoDB's limit for one message, in bytes. */
export const maximumMessageBytes = 48_000_000;
