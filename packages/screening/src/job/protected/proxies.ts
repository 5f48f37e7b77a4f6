import { attributeRules } from './protected-words.js';

/** Wording that may stand in for a protected attribute, and the attribute. */
export interface Proxy {
  readonly text: string;
  readonly attribute: string;
}

const YEAR = '(?:19|20)\\d{2}';
/** Schools and courses that people finish in their youth, in the languages that are read. */
const SCHOOLING =
  '(?:a[- ]?levels?|gcses?|degrees?|university|school|college|studies|(?:schul|studien|hochschul)?abschluss|abitur|studium|diplôme|bac|études|titulad[oa]|graduad[oa]|licenciad[oa]|título|laureat[oa]|diplomat[oa]|laurea|afgestudeerd|diploma|absolwent\\p{L}*|dyplom|studia|formad[oa]|curso)';
const AFTER =
  '(?:after|since|from|no earlier than|not before|nach|ab|seit|après|depuis|después de|desde|a partir de|dopo il|dal|na|vanaf|sinds|po|od|após|depois de)';
/** A year in which somebody left school tells the age. */
const YEARS = {
  attribute: 'age',
  pattern: new RegExp(
    `(?<!\\p{L})(?:class of|graduat(?:ed?|ing|ion)(?: (?:in|after|since|from|between|no earlier than|later than|date|year))?:?|abschluss (?:ab|nach)|abitur (?:ab|nach)|dipl[ôo]m[ée]+ (?:en|après|depuis)|${SCHOOLING}(?: \\p{L}{2,12}){0,3} ${AFTER}) ${YEAR}(?!\\d)|(?<!\\p{L})${SCHOOLING}(?: \\p{L}{2,12}){0,3} ${YEAR} or (?:later|after)`,
    'iu',
  ),
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
