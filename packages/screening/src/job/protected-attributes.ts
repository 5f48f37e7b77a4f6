import { phrasePattern } from '../text/terms/phrase-pattern.js';
import { caredPhrases, protectedPhrases } from './advert-words.js';

export interface ProtectedMatch {
  readonly text: string;
  readonly reason: string;
}

interface Rule {
  readonly attribute: string;
  readonly pattern: RegExp;
}

const PERSON =
  '(?:candidates?|applicants?|persons?|only|preferred|required|individuals?|workers?|staff|employees?|lady|gentleman)';

/** Each rule needs wording that selects a person, so that 'age-appropriate teaching' or 'disability services' stay. */
const ENGLISH: readonly Rule[] = [
  {
    attribute: 'age',
    pattern:
      /(?<!(?:children|pupils|students|patients|people|clients|kids|adults|those|learners|babies|infants|girls|boys|users)\s(?:are\s)?)\b(?:age(?:d)?\s?(?:limit|range|group)?\s?[:\-–]?\s?(?:between|under|over|below|above|up to|from|max(?:imum)?|not (?:more|over)[^,.;]{0,12})?\s?\d{2}(?:\s?(?:-|–|to|and)\s?\d{2})?(?:\s?years?)?(?: old| of age)?|(?:under|over|below|above|maximum)\s(?:the age of\s)?\d{2}\syears?\s(?:old|of age)|(?:under|below)\s(?:the age of\s)?\d{2}(?=\s?(?:[,.;)]|$|with\b|only\b|preferred\b))|\d{2}\s?(?:-|–|to)\s?\d{2}\syears?\sold|(?:at least\s)?\d{2}\syears?\s(?:old|of age)(?:\sor\s(?:older|over|above))?|(?:young|youthful|mature)\s(?:and\s\p{L}+\s)?(?:candidates?|applicants?|professionals?|man|woman|graduates?|team member|person\b(?! specification))|recent graduates only|digital natives?)/iu,
  },
  {
    attribute: 'sex or gender',
    pattern: new RegExp(
      `^(?:fe)?males?(?:\\sonly)?$|\\b(?:(?:fe)?males?\\s(?:[\\p{L}-]+\\s)?${PERSON}|(?:men|women|ladies|girls|boys)\\sonly|(?:must be|only)\\s(?:a\\s)?(?:fe)?males?|gender\\s?[:=]\\s?(?:fe)?male|(?:fe)?male\\s(?:nurse|teacher|driver|receptionist|secretary|assistant|engineer|manager|sales\\p{L}*|developer|accountant))\\b`,
      'iu',
    ),
  },
  {
    attribute: 'religion or belief',
    pattern: new RegExp(
      `\\b(?:(?:practi[sc]ing\\s)?(?:christians?|muslims?|jews?|jewish|hindus?|sikhs?|buddhists?|catholics?|protestants?|atheists?)\\s${PERSON}|must be (?:a\\s)?(?:practi[sc]ing\\s)?(?:christian|muslim|jewish|hindu|sikh|buddhist|catholic)|practi[sc]ing (?:christian|muslim|jew|hindu|sikh|buddhist|catholic)|religion\\s?[:=]\\s?\\p{L}+)\\b`,
      'iu',
    ),
  },
  {
    attribute: 'race, ethnic origin or nationality',
    pattern: new RegExp(
      `\\b(?:(?:white|black|asian|caucasian|hispanic|african|european|arab|chinese|indian|british|american)\\s${PERSON}|native (?:english |french |german |spanish )?speakers?(?: only)?|(?:\\p{L}+ )?nationals? only|(?:nationality|race|ethnicity|caste)\\s?[:=]\\s?\\p{L}+|of \\p{L}+ origin only|locals only)\\b`,
      'iu',
    ),
  },
  {
    attribute: 'marital or family status',
    pattern:
      /\b(?:(?:un)?married\s(?:candidates?|applicants?|persons?|only|preferred|women|men)|(?:must be|only|preferably) (?:single|(?:un)?married)|single (?:candidates?|applicants?|persons?) (?:only|preferred)|marital status\s?[:=]?\s?\p{L}*|no (?:children|kids|family (?:ties|commitments))|without (?:children|kids|family commitments)|not (?:be )?pregnant|no plans? (?:for|to have) (?:children|a family|pregnancy))\b/iu,
  },
  {
    attribute: 'health or disability',
    pattern:
      /\b(?:able[- ]bodied|(?:no|without) (?:any )?(?:physical |mental |health )?(?:disabilit(?:y|ies)|handicaps?|health (?:issues|problems|conditions)|chronic illness(?:es)?)|not disabled|non[- ]disabled|(?:must be )?in (?:perfect|excellent|good) (?:physical )?health)\b/iu,
  },
  {
    attribute: 'sexual orientation',
    pattern:
      /\b(?:(?:heterosexual|straight|gay|lesbian|homosexual)\s(?:candidates?|applicants?|persons?|only)|sexual orientation\s?[:=]\s?\p{L}+)\b/iu,
  },
  {
    attribute: 'looks',
    pattern:
      /\b(?:good[- ]looking|attractive (?:appearance|candidates?|lady|woman|man|person)|pleasant appearance|(?:attach|include|enclose) (?:a |your )?(?:recent )?photo(?:graph)?|with (?:a |your )?(?:recent )?photo(?:graph)?(?=\s?(?:[.,;)]|$))|(?:minimum|min\.?) height|slim)\b/iu,
  },
  {
    attribute: 'political opinion or union membership',
    pattern:
      /\b(?:members? of the \p{L}+ party only|party members? only|non[- ]union (?:candidates?|members?)|not (?:be )?(?:a )?union members?)\b/iu,
  },
];

const OTHERS: readonly Rule[] = protectedPhrases().map(({ attribute, phrases }) => ({
  attribute,
  pattern: phrasePattern(phrases, 'anywhere'),
}));

const cared = phrasePattern(caredPhrases(), 'anywhere');
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
function findProtected(rule: Rule, text: string): { start: number; end: number } | null {
  const match = rule.pattern.exec(text);
  if (!match) return null;
  const [start, end] = [match.index, match.index + match[0].length];
  const isHarmless =
    rule.attribute === 'age' && OTHERS.includes(rule) && !isApplicantsAge(text, start, end);
  return isHarmless ? null : { start, end };
}

/** Removes wording that selects by a protected attribute from a statement. */
export function removeProtected(text: string): {
  rest: string;
  matches: readonly ProtectedMatch[];
} {
  const matches: ProtectedMatch[] = [];
  // The rules match single blanks only.
  let rest = text.replace(/\s{1,200}/g, ' ');
  for (const rule of [...ENGLISH, ...OTHERS]) {
    for (let found = findProtected(rule, rest); found; found = findProtected(rule, rest)) {
      matches.push({
        text: rest.slice(found.start, found.end).trim(),
        reason: `Left out because it concerns ${rule.attribute}, on which nobody may be screened.`,
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
    .replace(/^(?:[\s,;:.–-]|and\b|or\b|must be\b){1,20}/i, '')
    .replace(/(?:[\s,;:–-]|\band|\bor){1,20}$/i, '')
    .trim();
  return { rest: tidy, matches };
}
