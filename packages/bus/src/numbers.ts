/** Longest delay a timer and a RabbitMQ queue both hold: about 24 days. */
export const maxDelayMs = 2 ** 31 - 1;

/** Throws RangeError for what is no whole number in the range. */
export function requireInteger(name: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max)
    throw new RangeError(`${name} must be a whole number from ${min} to ${Math.floor(max)}.`);
}
