import type { BSONRegExp } from 'bson';
import { MongoError, badValue, notSupported } from '../errors.js';

const pcreOnly = /\\[AZzhHQEGKRXVN]|\(\?[>|(#&+R\d-]|\(\?P|[*+?}]\+|\[\[:|\(\*/;

/**
 * A JavaScript regular expression for a PCRE one. What only PCRE knows is refused (115), a malformed pattern is
 * error 51091: nothing is matched by a different meaning.
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
  const usable = [...flags].filter((flag) => 'ims'.includes(flag)).join('');
  const unescaped = source.replaceAll('\\\\', '');
  if (pcreOnly.test(unescaped))
    throw notSupported('A construct of PCRE in this regular expression');
  return compile(source, usable);
}

function compile(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    // Unicode mode refuses needless escapes such as \- that PCRE allows.
    try {
      return new RegExp(source, flags);
    } catch (error) {
      throw new MongoError(51091, `Regular expression is invalid: ${(error as Error).message}`);
    }
  }
}
