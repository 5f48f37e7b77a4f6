import { phrasePattern } from '../../text/terms/phrase-pattern.js';
import { findDescribed } from './described-person.js';
import { ENGLISH } from './english-rules.js';
import { type AttributeRule, attributeRules, protectedPhrases } from './protected-words.js';

/** A wish that was removed, and a sentence why. */
export interface ProtectedMatch {
  readonly text: string;
  readonly reason: string;
}

const OTHERS = attributeRules('selects');

const cared = phrasePattern(protectedPhrases('cared'), 'anywhere');
/** How far from an age the words saying whose it is may stand, in characters. */
const BESIDE = 45;
/** Ages at which people apply for work. */
const WORKING = { from: 16, to: 70 } as const;

/** 'Kinder von 3 bis 6 Jahren' and 'moins de 5 ans d'expérience' don't mean the applicant's age. */
function isApplicantsAge(text: string, start: number, end: number): boolean {
  const numbers = (text.slice(start, end).match(/\d{1,3}/g) ?? []).map(Number);
  if (numbers.some((number) => number < WORKING.from || number > WORKING.to)) return false;
  const around = `${text.slice(Math.max(0, start - BESIDE), start)} ${text.slice(end, end + BESIDE)}`;
  return !cared.test(around);
}

/** The first stretch of a text that a rule removes. */
function findProtected(rule: AttributeRule, text: string): { start: number; end: number } | null {
  const match = rule.pattern.exec(text);
  if (!match) return null;
  const [start, end] = [match.index, match.index + match[0].length];
  const isHarmless =
    rule.attribute === 'age' && OTHERS.includes(rule) && !isApplicantsAge(text, start, end);
  return isHarmless ? null : { start, end };
}

function reasonFor(attribute: string): string {
  return `Left out because it concerns ${attribute}, on which nobody may be screened.`;
}

/** Removes wording that selects by a protected attribute from a statement. */
export function removeProtected(text: string): {
  rest: string;
  matches: readonly ProtectedMatch[];
} {
  const matches: ProtectedMatch[] = [];
  // The rules match single blanks only.
  let rest = text.replace(/\s{1,200}/g, ' ');
  for (const { attribute, start, end } of findDescribed(rest).toReversed()) {
    matches.unshift({ text: rest.slice(start, end).trim(), reason: reasonFor(attribute) });
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  for (const rule of [...ENGLISH, ...OTHERS]) {
    for (let found = findProtected(rule, rest); found; found = findProtected(rule, rest)) {
      matches.push({
        text: rest.slice(found.start, found.end).trim(),
        reason: reasonFor(rule.attribute),
      });
      rest = `${rest.slice(0, found.start)} ${rest.slice(found.end)}`;
    }
  }
  if (matches.length === 0) return { rest: text, matches };
  const tidy = rest
    .replace(/\( {0,9}\)/g, ' ')
    .replace(/ {1,3}([,.;:])/g, '$1')
    .replace(/([,;])(?: ?[,;]){1,9}/g, '$1')
    .replace(/ {2,9}/g, ' ')
    .replace(/^(?:[\s,;:.–-]|and\b|or\b|with\b|who\b|must be\b){1,20}/i, '')
    .replace(/(?:[\s,;:–-]|\band|\bor){1,20}$/i, '')
    .trim();
  return { rest: tidy, matches };
}
