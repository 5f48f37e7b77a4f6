/** Names in a sentence, at most. */
const MAX_NAMED = 5;

/** 'Ada, Ben and 3 more'. */
export function nameSome(names: readonly string[]): string {
  const named = names.slice(0, MAX_NAMED).join(', ');
  const more = names.length - MAX_NAMED;
  return more > 0 ? `${named} and ${more} more` : named;
}
