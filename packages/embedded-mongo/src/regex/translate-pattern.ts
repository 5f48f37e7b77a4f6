import { literal, readEscape } from './escapes.js';
import { malformed, onlyPcre, PatternReader } from './reader.js';
import { translateClass } from './translate-class.js';

/** The options of a pattern that change what its parts mean. */
export interface PatternOptions {
  readonly multiline: boolean;
  readonly dotAll: boolean;
}

const endOfText = '(?![\\s\\S])';

/**
 * A PCRE pattern in JavaScript's notation (flag `v`). Only a line feed ends a line in PCRE, `$` also matches before a
 * last one, `\s` is ASCII, a lone brace or bracket stands for itself.
 */
export function translatePattern(pattern: string, options: PatternOptions): string {
  const reader = new PatternReader(pattern);
  let source = '';
  while (!reader.isAtEnd) source += translateNext(reader, options);
  return source;
}

function translateNext(reader: PatternReader, { multiline, dotAll }: PatternOptions): string {
  const quantifier = readQuantifier(reader);
  if (quantifier !== undefined) return quantifier;
  const point = reader.take();
  switch (point) {
    case '\\':
      return readEscape(reader, false).source;
    case '[':
      return translateClass(reader);
    case '(':
      return readGroup(reader);
    case ')':
    case '|':
      return point;
    case '.':
      return dotAll ? '[\\s\\S]' : '[^\\n]';
    case '^':
      return multiline ? `(?:(?<![\\s\\S])|(?<=\\n)(?!${endOfText}))` : '(?:(?<![\\s\\S]))';
    case '$':
      return multiline ? `(?:(?=\\n)|${endOfText})` : `(?:(?=\\n?${endOfText}))`;
    default:
      return /[\w\s]/.test(point) && point !== '\n' ? point : literal(point);
  }
}

function readQuantifier(reader: PatternReader): string | undefined {
  const found = reader.takeMatch(/(?:[*+?]|\{(\d+)(?:,(\d*))?\})/y);
  if (!found) return undefined;
  if (Number(found[1] ?? 0) > 65_535 || Number(found[2] ?? 0) > 65_535) {
    throw malformed('a number of repetitions above 65535');
  }
  if (reader.peek() === '+') throw onlyPcre('of a possessive quantifier');
  return found[0] + (reader.peek() === '?' ? reader.take() : '');
}

/** The start of a group; the parenthesis has been taken. */
function readGroup(reader: PatternReader): string {
  if (reader.peek() === '*') throw onlyPcre('(*');
  if (reader.peek() !== '?') return '(';
  const found = reader.takeMatch(/\?(?::|=|!|<=|<!|<[A-Za-z_]\w*>)/y);
  if (!found) throw onlyPcre('(?');
  return `(${found[0]}`;
}
