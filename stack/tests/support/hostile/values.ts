/** Nested deeper than any form of the API. */
function nest(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

/** Texts that break code which takes them for harmless: in a path or query, a body, a database or a mail. */
export const hostileTexts: readonly string[] = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202egnp.exe',
  '\ufeff',
  'e\u0301\u200b\u{1f468}\u200d\u{1f469}',
  'line\r\nBcc: x@example.com',
  '../../etc/passwd',
  '%00',
  '%2F..%2F',
  '%',
  '/',
  '__proto__',
  'constructor',
  '$gt',
  'a.$.b',
  '(((((a+)+)+)+)+$',
  '-1',
  '1e308',
  '9'.repeat(40),
  'x'.repeat(65),
  'x'.repeat(5_000),
  '275760-09-13T00:00:00.001Z',
  '0000-00-00T00:00:00Z',
  '1970-01-01T00:00:00.000000000000001Z',
  '<script>alert(1)</script>',
  '00000000-0000-4000-8000-000000000000',
];

/** Values that are no text, or are long: all below the limit of a body. */
export const hostileOthers: readonly unknown[] = [
  'ß'.repeat(20_000),
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  {},
  Array.from({ length: 10_000 }, () => 1),
  { $gt: '' },
  JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":1}}') as unknown,
  nest(1_000),
];

/** Everything that a field of a body is tried with. */
export const hostileValues: readonly unknown[] = [...hostileTexts, ...hostileOthers];
