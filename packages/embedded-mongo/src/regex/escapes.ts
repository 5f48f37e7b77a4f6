import { malformed, onlyPcre, type PatternReader } from './reader.js';

/** What a backslash sequence stands for, in JavaScript's notation. */
export interface Escape {
  readonly kind: 'character' | 'set' | 'boundary';
  readonly source: string;
}

/** ASCII sets as PCRE defines them; JavaScript's `\s` includes more. */
const sets: Readonly<Record<string, string>> = {
  d: '[0-9]',
  D: '[^0-9]',
  w: '[0-9A-Z_a-z]',
  W: '[^0-9A-Z_a-z]',
  s: '[\\t-\\r ]',
  S: '[^\\t-\\r ]',
};

const controls: Readonly<Record<string, number>> = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9 };

/** One character, escaped so that it means itself anywhere. */
export const literal = (point: number | string): string =>
  `\\u{${(typeof point === 'string' ? (point.codePointAt(0) as number) : point).toString(16)}}`;

const character = (point: number | string): Escape => ({
  kind: 'character',
  source: literal(point),
});

/** Reads what follows a backslash, inside or outside a class. */
export function readEscape(reader: PatternReader, isInClass: boolean): Escape {
  const letter = reader.take();
  const set = Object.hasOwn(sets, letter) ? sets[letter] : undefined;
  if (set) return { kind: 'set', source: set };
  const control = Object.hasOwn(controls, letter) ? controls[letter] : undefined;
  if (control !== undefined) return character(control);
  if (letter === 'x') return readHexadecimal(reader);
  if (letter === '0') {
    return character(Number.parseInt(reader.takeMatch(/[0-7]{1,2}/y)?.[0] ?? '0', 8));
  }
  if (letter === 'p' || letter === 'P') return readProperty(reader, letter);
  if (letter === 'b' && isInClass) return character(8);
  if (letter === 'b' || letter === 'B') {
    if (isInClass) throw malformed('\\B in a class');
    return { kind: 'boundary', source: `(?:\\${letter})` };
  }
  if (/[1-9AzZhHvVQEGKRXNCcgko]/.test(letter)) throw onlyPcre(`\\${letter}`);
  if (/[a-zA-Z]/.test(letter)) throw malformed(`unknown escape \\${letter}`);
  return character(letter);
}

function readHexadecimal(reader: PatternReader): Escape {
  const braced = reader.takeMatch(/\{([0-9a-fA-F]+)\}/y);
  const digits = braced?.[1] ?? reader.takeMatch(/[0-9a-fA-F]{1,2}/y)?.[0] ?? '0';
  const point = Number.parseInt(digits, 16);
  if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) {
    throw malformed('a character code that is none');
  }
  return character(point);
}

/** The general categories of Unicode, whose names both dialects share. */
const category = /^(?:L[ulmto]?|M[nce]?|N[dlo]?|P[cdseifo]?|S[mcko]?|Z[slp]?|C[cfosn]?)$/;

function readProperty(reader: PatternReader, letter: string): Escape {
  const found = reader.takeMatch(/(?:\{(\^?)([^}]*)\}|([A-Z]))/y);
  if (!found) throw malformed(`\\${letter} without a property`);
  const name = found[2] ?? found[3] ?? '';
  if (!category.test(name)) throw onlyPcre(`\\${letter}{${name}}`);
  const isNegated = (letter === 'P') !== (found[1] === '^');
  return { kind: 'set', source: `\\${isNegated ? 'P' : 'p'}{${name}}` };
}
