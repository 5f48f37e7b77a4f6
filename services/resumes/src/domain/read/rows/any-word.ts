/** In a query: the field holds any word, also one that only a newer release knows. An index finds it. */
export const anyWord = { $gt: '' as never } as const;
