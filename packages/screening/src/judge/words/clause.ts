/** Marks between two words that end a clause. */
export const ENDS_CLAUSE = /[,;:()|•]|\s[-–—]\s/;
