import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decodePayload } from './codec.js';
import { InvalidMessageError } from './errors.js';

/** Error that `act` throws, as a log would show it: message, stack and causes. */
function caughtFrom(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return inspect(error, { depth: 10 });
  }
  return '';
}

describe('a body that is not JSON', () => {
  it.each(['', 'jane@example.com', '{"to":"jane@example.com"', '\u0000', '{'.repeat(100_000)])(
    'is refused without a word of it, case %#',
    (body) => {
      const schema = z.object({ to: z.string() });
      const read = () => decodePayload(schema, 'email.verification.send', body);
      expect(read).toThrow(InvalidMessageError);
      expect(caughtFrom(read)).not.toMatch(/jane|Unexpected|position/);
    },
  );
});
