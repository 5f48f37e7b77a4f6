import { Decimal128 } from 'bson';

/** A finite number as coefficient × 10^exponent. */
export interface ExactNumber {
  coefficient: bigint;
  exponent: number;
}

/** The exact value of a decimal, or NaN or an infinity as a plain number. */
export function exactOfDecimal(value: Decimal128): ExactNumber | number {
  const text = value.toString();
  const match = /^(-?)(\d+)(?:\.(\d*))?(?:E([+-]?\d+))?$/.exec(text);
  if (!match) return text.includes('NaN') ? NaN : text.startsWith('-') ? -Infinity : Infinity;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const coefficient = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  return { coefficient, exponent: Number(exponent) - fraction.length };
}

/** The exact value of a double (every finite double has a finite decimal expansion), or NaN or an infinity. */
export function exactOfDouble(value: number): ExactNumber | number {
  if (!Number.isFinite(value)) return value;
  if (Number.isInteger(value)) return { coefficient: BigInt(value), exponent: 0 };
  let scaled = value;
  let halvings = 0;
  while (!Number.isInteger(scaled)) {
    // Doubling is exact, also for subnormal numbers.
    scaled *= 2;
    halvings += 1;
  }
  return { coefficient: BigInt(scaled) * 5n ** BigInt(halvings), exponent: -halvings };
}

/** The decimal nearest to an exact value: 34 significant digits, half to even. */
export function decimalOfExact({ coefficient, exponent }: ExactNumber): Decimal128 {
  return Decimal128.fromStringWithRounding(`${coefficient}E${exponent}`);
}
