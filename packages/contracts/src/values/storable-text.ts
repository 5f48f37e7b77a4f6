/** NUL, at which databases and mail servers end a text, and half of a surrogate pair, which UTF-8 cannot write. */
const unstorable = /[\0\p{Surrogate}]/u;

interface Place {
  readonly value: unknown;
  /** Its name or number in `parent`; absent at the top. */
  readonly key?: string | number;
  readonly parent?: Place;
}

function pathTo(place: Place): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.parent) path.push(at.key);
  return path.reverse();
}

/**
 * Where in a value of any form a text, or the name of a field, holds a character that no operation takes; null when
 * none does. Every request is checked by it, so that no schema of the contract needs to say it.
 */
export function findUnstorable(value: unknown): readonly (string | number)[] | null {
  // A loop, because a body may be nested deeper than calls can be.
  const left: Place[] = [{ value }];
  for (let place = left.pop(); place; place = left.pop()) {
    const { value: found } = place;
    if (typeof found === 'string' && unstorable.test(found)) return pathTo(place);
    if (typeof found !== 'object' || found === null) continue;
    const isList = Array.isArray(found);
    for (const [key, item] of Object.entries(found)) {
      if (!isList && unstorable.test(key)) return pathTo(place);
      left.push({ value: item, key: isList ? Number(key) : key, parent: place });
    }
  }
  return null;
}
