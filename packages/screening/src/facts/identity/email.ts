const EMAIL =
  /[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?\.){1,8}[a-z]{2,24}/gi;
const REFERENCE = /\b(?:referees?|references?|referred by|supervisor|line manager)\b/i;
/** Referees are not named within this many characters of a resume's beginning. */
const MIN_HEAD = 200;
const LETTERS = /[^a-z]/g;

/** True when an address contains a part of the name. */
export function sharesName(email: string, name: string): boolean {
  const local = email.replace(/@.*/, '').toLowerCase().replace(LETTERS, '');
  return name
    .normalize('NFD')
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((part) => part.length > 2 && local.includes(part));
}

/** All email addresses of a text, in order, lower-cased, each once. */
export function findEmails(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line.includes('@'));
  // Some layouts put spaces around the at sign.
  const source = lines.join('\n').replace(/(?<=[a-z0-9]) ?@ ?(?=[a-z0-9-]+\.)/gi, '@');
  return [...new Set([...source.matchAll(EMAIL)].map(([email]) => email.toLowerCase()))];
}

/** The addresses that appear before a resume mentions referees. */
export function ownEmails(text: string, emails: readonly string[]): readonly string[] {
  const references = text.search(REFERENCE);
  return references > MIN_HEAD ? findEmails(text.slice(0, references)) : emails;
}
