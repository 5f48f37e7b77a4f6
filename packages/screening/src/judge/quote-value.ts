const CONTACT = /@|(?:https?:|www\.)|\+?\d[\d ()-]{8,}/;
const ENOUGH_WORDS = 5;

/** How well a statement reads as evidence, 0–1: a sentence of work before a list of words, a heading or a line of contact. */
export function quoteValue(text: string): number {
  if (CONTACT.test(text)) return 0.6;
  const words = text.split(/\s/).length;
  const commas = text.split(/[,;|•·]/).length - 1;
  if (commas >= 3 && words / (commas + 1) < 3) return 0.75;
  if (words < ENOUGH_WORDS) return 0.85;
  return 1;
}
