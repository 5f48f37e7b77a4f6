/** Longest delay that both a timer and a RabbitMQ queue support: about 24 days. */
export const maxDelayMs = 2 ** 31 - 1;

/** Throws RangeError unless `value` is a whole number in the range. */
export function requireInteger(name: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max)
    throw new RangeError(`${name} must be a whole number from ${min} to ${Math.floor(max)}.`);
}
