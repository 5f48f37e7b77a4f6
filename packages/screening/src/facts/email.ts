const EMAIL =
  /[a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?\.){1,8}[a-z]{2,24}/gi;
const REFERENCE = /\b(?:referees?|references?|referred by|supervisor|line manager)\b/i;
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
  // Some layouts put spaces around the at sign.
  const source = text.replace(/(?<=[a-z0-9]) ?@ ?(?=[a-z0-9-]+\.)/gi, '@');
  return [...new Set([...source.matchAll(EMAIL)].map(([email]) => email.toLowerCase()))];
}

/** The candidate's email: one that shares their name, else the first that is not a referee's. Empty when there is none. */
export function findEmail(text: string, name: string): string {
  const references = text.search(REFERENCE);
  const emails = findEmails(text);
  const before = references > 200 ? findEmails(text.slice(0, references)) : emails;
  return (
    before.find((email) => sharesName(email, name)) ??
    emails.find((email) => sharesName(email, name)) ??
    before[0] ??
    ''
  );
}
