import { describe, expect, it } from 'vitest';
import { cleanMessage, messageLength } from './report-text.js';

describe('cleanMessage', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'map')",
      "Cannot read properties of undefined (reading 'map')",
    ],
    ['t.useNews is not a function', 't.useNews is not a function'],
    [
      `Unexpected token 'J', "John Doe, 4"... is not valid JSON`,
      'Unexpected token [text], [text]... is not valid JSON',
    ],
    ['No candidate "Ada Lovel', 'No candidate [text]'],
    ["it can't be 'Ada'", "it can't be [text]"],
    ['to ada@example.com: refused', 'to [email] refused'],
    ['fetch /shared?token=abc failed', 'fetch [address] failed'],
    ['fetch https://a.example/reset#abc failed', 'fetch [address] failed'],
    [
      'Loading chunk 460 failed. (error: http://cdn.example/b/460.0123456789abcdef.js)',
      'Loading chunk 460 failed. (error: 460.0123456789abcdef.js',
    ],
    ['call +44 (0)20 7946 0958 now', 'call [number] now'],
    ['id 66f1c0de66f1c0de66f1c0de is gone', 'id [key] is gone'],
    ['one\nline\u001b[31mred\u202e\u2028end', 'one line [31mred end'],
    ['', ''],
  ])('%j', (given, cleaned) => {
    expect(cleanMessage(given)).toBe(cleaned);
  });

  // Were the time that of the square of the length, the test would not end within its limit.
  it('is short, and done with anything', () => {
    for (const part of ['a', '"', "'", '1 ', '/?', 'a@', 'a://', '`', '\u001b']) {
      expect(cleanMessage(part.repeat(500_000)).length).toBeLessThanOrEqual(messageLength);
    }
  });

  it('leaves what it has cleaned as it is', () => {
    const once = cleanMessage(`"a" 'b' c@d.example /e?f 1234567 x\u0007y`);
    expect(cleanMessage(once)).toBe(once);
  });
});
