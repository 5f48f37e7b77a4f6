/** Part that comes only when it is wanted. */
export const text = 'The rest of it';
