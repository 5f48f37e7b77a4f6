const LINK = /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github)\.com\/\S+/giu;
const ADDRESS =
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)+/giu;
/** Seven digits and more, with what stands between those of a phone number. */
const DIGITS = /(?:\+|\(\s?\+?)?\d(?:[\s()./–-]{0,3}\d){6,}/gu;
/** A year with day and month before it, if any. */
const DATE = /^(?:\d{1,2}[./-]){0,2}(?:19|20)\d{2}$/;

const areDates = (text: string): boolean =>
  text
    .split(/\s*[–]\s*|\s+-\s+|\s+|(?<=\d{4})-(?=\d)/u)
    .every((part) => part === '-' || DATE.test(part));

/**
 * A text without email addresses, links and phone numbers. In doubt a number is taken for a phone number; years and dates
 * stay.
 */
export function maskContacts(text: string): string {
  return text
    .replace(LINK, '[link hidden]')
    .replace(ADDRESS, '[address hidden]')
    .replace(DIGITS, (found) => (areDates(found.trim()) ? found : '[number hidden]'));
}
