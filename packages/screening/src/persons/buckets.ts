/** Things that have a key in common, by the key; a thing may have several. */
export function bucketsOf<Thing>(
  things: readonly Thing[],
  keysOf: (thing: Thing) => readonly string[],
): Map<string, Thing[]> {
  const buckets = new Map<string, Thing[]>();
  for (const thing of things) {
    for (const key of keysOf(thing)) {
      const bucket = buckets.get(key);
      if (bucket) bucket.push(thing);
      else buckets.set(key, [thing]);
    }
  }
  return buckets;
}

/** The buckets of two things and more. */
export function sharedBuckets<Thing>(
  things: readonly Thing[],
  keysOf: (thing: Thing) => readonly string[],
): Thing[][] {
  return [...bucketsOf(things, keysOf).values()].filter(({ length }) => length > 1);
}
