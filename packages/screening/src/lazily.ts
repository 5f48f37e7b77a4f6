/** A function that makes a value at its first call and returns that one from then on. For tables which not every process needs. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
