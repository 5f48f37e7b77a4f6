/** The ends of names of sites that resumes link to; only with a path is a name one of them. */
const SITE = String.raw`\b[\w-]+(?:\.[\w-]+){0,3}\.(?:com|org|net|io|dev|me|in|info|eu|uk|de|fr|es|it|nl|pl|ie|us)\/\S+`;
const LINK = new RegExp(String.raw`\b(?:https?:\/\/|www\.)\S+|${SITE}`, 'giu');
/** The at of an address and its dots, also spelt out. A name has an end, so that a long word costs no time. */
const ADDRESS =
  /[\p{L}\p{N}._%+-]{1,64}(?:\s?(?:[@＠]|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]{1,63})+| at [\p{L}\p{N}-]{1,63} dot \p{L}{2,})/giu;
/** Seven digits and more, with what stands between those of a phone number. */
const DIGITS = /(?:[+＋]|\(\s?\+?)?\p{Nd}(?:[\s()./\\_·•*‐‑‒–—−-]{0,3}\p{Nd}){6,}/gu;
/** A year with day and month before it, if any. */
const DATE = /^(?:\d{1,2}[./-]){0,2}(?:19|20)\d{2}$/;
/** A street with the number of a house before or behind it, and the postcodes of Britain. */
const STREET =
  /\b\d{1,4}[a-z]?,?\s(?:\p{Lu}[\p{L}'’.-]{0,40}\s){1,3}(?:street|st|road|rd|lane|ln|avenue|ave|drive|close|court|crescent|terrace|gardens|square|boulevard|blvd)\b\.?|\b\p{Lu}\p{L}{1,40}(?:straße|strasse|gasse|allee|str\.)\s?\d{1,4}[a-z]?\b/giu;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g;

const areDates = (text: string): boolean =>
  text
    .split(/\s*[‒–—]\s*|\s+-\s+|\s+|(?<=\d{4})-(?=\d)/u)
    .every((part) => part === '-' || DATE.test(part));

/**
 * A text without email addresses, links, phone numbers and what looks like a postal address. In doubt a number is taken
 * for a phone number; years and dates stay.
 */
export function maskContacts(text: string): string {
  return text
    .replace(LINK, '[link hidden]')
    .replace(ADDRESS, '[address hidden]')
    .replace(DIGITS, (found) => (areDates(found.trim()) ? found : '[number hidden]'))
    .replace(STREET, '[address hidden]')
    .replace(POSTCODE, '[address hidden]');
}
