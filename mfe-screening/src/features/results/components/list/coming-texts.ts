/** On a button that needs everybody, while candidates are still being loaded. */
export const comingLabel = 'Loading...';
/** Where nobody is listed, though somebody may be among those who are still being loaded. */
export const comingText = 'No match so far. Loading more…';
