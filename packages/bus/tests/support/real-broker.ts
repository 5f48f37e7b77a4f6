import { describe, expect, it } from 'vitest';

/** Address of the RabbitMQ the suites may use; undefined where there is none. */
export const brokerUrl = process.env['AMQP_URL'];

/**
 * Describes what needs a real part, where it is there. Elsewhere one line says what is missing, and the only
 * check left is that nobody demanded the real part.
 */
export function describeWith(
  available: boolean,
  missing: string,
  what: string,
  body: () => void,
): void {
  if (available) {
    describe(what, body);
    return;
  }
  process.stdout.write(`${what}: not run, because ${missing}\n`);
  describe(what, () => {
    it('is not demanded by REQUIRE_REAL_SERVICES=1', () => {
      expect(process.env['REQUIRE_REAL_SERVICES']).not.toBe('1');
    });
  });
}
