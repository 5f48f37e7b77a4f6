import { isList } from '../resume/list-shape.js';

const CONTACT = /@|(?:https?:|www\.)|\+?\d[\d ()-]{8,}/;
const ENOUGH_WORDS = 5;

/** How well a statement reads as evidence, 0–1: a sentence about work beats a list, a heading or contact details. */
export function quoteValue(text: string): number {
  if (CONTACT.test(text)) return 0.6;
  if (isList(text)) return 0.75;
  return text.split(/\s/).length < ENOUGH_WORDS ? 0.85 : 1;
}
