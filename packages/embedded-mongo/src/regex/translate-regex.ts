import type { BSONRegExp } from 'bson';
import { badValue, MongoError, notSupported } from '../errors.js';
import { translatePattern } from './translate-pattern.js';

/** MongoDB's limit for a pattern. */
const maximumPatternBytes = 32_764;

/**
 * A JavaScript regular expression for a PCRE one, which MongoDB matches in UTF mode. What only PCRE supports is refused
 * (115), a malformed pattern is error 51091: nothing is ever matched with another meaning.
 */
export function toJavaScriptRegex({
  pattern,
  options,
}: Pick<BSONRegExp, 'pattern' | 'options'>): RegExp {
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  const source = inline ? pattern.slice(inline[0].length) : pattern;
  const flags = new Set(options + (inline?.[1] ?? ''));
  for (const flag of flags) {
    if (!'imsxu'.includes(flag)) throw badValue(`invalid flag in regex options: ${flag}`);
  }
  if (flags.has('x')) throw notSupported('The regular expression option x');
  if (pattern.includes('\0'))
    throw badValue('Regular expression cannot contain an embedded null byte');
  if (Buffer.byteLength(pattern) > maximumPatternBytes) {
    throw badValue('Regular expression is too long');
  }
  const translated = translatePattern(source, {
    multiline: flags.has('m'),
    dotAll: flags.has('s'),
  });
  try {
    return new RegExp(translated, flags.has('i') ? 'iv' : 'v');
  } catch (error) {
    throw new MongoError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}
