/** On a button that needs everybody, while candidates are still being loaded. */
export const comingLabel = 'Loading...';
/** Where nobody is listed, though somebody may be among those who are still being loaded. */
export const comingText = 'Nobody among those who are here yet. The other candidates are coming.';
