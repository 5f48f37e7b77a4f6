import type { Binary } from 'bson';
import { wholeNumber } from '../bson/coercion.js';
import { isInteger, toBigInt, toDouble } from '../bson/numbers.js';
import { isBinary, isNumber } from '../bson/types.js';
import { badValue } from '../errors.js';
import { missing } from '../paths/reach.js';
import { onElements, type Predicate } from './predicates.js';

/** `$bitsAllSet` and its kin over integers, whole doubles and binary data. */
export function bitPredicate(name: string, argument: unknown): Predicate {
  const mask = maskOf(name, argument);
  return onElements((value) => {
    const bits = value === missing ? undefined : bitsOf(value);
    if (bits === undefined) return false;
    const set = bits & mask;
    if (name === '$bitsAllSet') return set === mask;
    if (name === '$bitsAllClear') return set === 0n;
    return name === '$bitsAnySet' ? set !== 0n : set !== mask;
  });
}

function maskOf(name: string, argument: unknown): bigint {
  if (Array.isArray(argument)) {
    return argument.reduce<bigint>((mask, item) => {
      const position = wholeNumber(item);
      if (position === undefined || position < 0 || position > 4096) {
        throw badValue(`bit positions must be integers >= 0 in ${name}`);
      }
      return mask | (1n << BigInt(position));
    }, 0n);
  }
  const mask = bitsOf(argument);
  if (mask === undefined) throw badValue(`${name} takes an Array, a number, or a BinData`);
  if (mask < 0n) throw badValue(`Expected a non-negative number in: ${name}`);
  return mask;
}

function bitsOf(value: unknown): bigint | undefined {
  if (isBinary(value)) return bitsOfBinary(value);
  if (!isNumber(value)) return undefined;
  if (isInteger(value)) return toBigInt(value);
  const number = toDouble(value);
  return Number.isInteger(number) && Math.abs(number) < 2 ** 63 ? BigInt(number) : undefined;
}

const bitsOfBinary = (binary: Binary): bigint =>
  [...binary.value()].reduceRight((bits, byte) => (bits << 8n) | BigInt(byte), 0n);
