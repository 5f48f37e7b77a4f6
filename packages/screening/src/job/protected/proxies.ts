import { attributeRules } from './protected-words.js';

/** Wording that may stand in for a protected attribute, and the attribute. */
export interface Proxy {
  readonly text: string;
  readonly attribute: string;
}

/** A year in which somebody left school tells the age. */
const YEARS = {
  attribute: 'age',
  pattern:
    /\b(?:class of|graduat(?:ed?|ing|ion)(?: (?:in|after|since|from|between|no earlier than|later than|date|year))?:?|abschluss (?:ab|nach)|abitur (?:ab|nach)|dipl[ôo]m[ée]+ (?:en|après|depuis)) (?:19|20)\d{2}\b/iu,
};
const rules = [YEARS, ...attributeRules('proxies')];

/** Finds wording that may be judged but screens by an attribute: 'recent graduate', 'native speaker'. */
export function findProxies(text: string): readonly Proxy[] {
  const plain = text.replace(/\s{1,200}/g, ' ');
  return rules.flatMap(({ attribute, pattern }) => {
    const found = pattern.exec(plain);
    return found ? [{ text: found[0].trim(), attribute }] : [];
  });
}
