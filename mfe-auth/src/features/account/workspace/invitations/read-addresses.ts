import { isEmailAddress } from '../../../../field-checks.js';

export interface ReadAddresses {
  /** In lower case, each once. */
  readonly valid: readonly string[];
  /** Parts that are no address, as they were typed. */
  readonly invalid: readonly string[];
}

/** Address between angle brackets, with the name that mail programs put before it. */
const named = /(?:"[^"]*"\s*|[^<>,;\n"]*)<([^<>]*)>/g;

/** Reads the addresses of a typed or pasted list: parted by commas, semicolons, spaces or lines, with or without names. */
export function readAddresses(text: string): ReadAddresses {
  const parts = text
    .replace(named, ' $1 ')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const valid = parts.filter(isEmailAddress).map((part) => part.toLowerCase());
  return {
    valid: [...new Set(valid)],
    invalid: [...new Set(parts.filter((part) => !isEmailAddress(part)))],
  };
}

/** 'ravi@ is not an email address. Please correct it.'; null when all parts are addresses. */
export function describeInvalid(invalid: readonly string[]): string | null {
  if (invalid.length === 0) return null;
  return invalid.length === 1
    ? `“${invalid[0]}” is not an email address. Please correct it.`
    : `${invalid.map((part) => `“${part}”`).join(', ')} are not email addresses. Please correct them.`;
}
