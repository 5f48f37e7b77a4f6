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

/** Each rule asks for wording that selects a person, so that 'age-appropriate teaching' or 'disability services' stay. */
const RULES: readonly Rule[] = [
  {
    attribute: 'age',
    pattern:
      /(?<!(?:children|pupils|students|patients|people|clients|kids|adults|those|learners|babies|infants|girls|boys|users)\s(?:are\s)?)\b(?:age(?:d)?\s*(?:limit|range|group)?\s*[:\-–]?\s*(?:between|under|over|below|above|up to|from|max(?:imum)?|not (?:more|over)[^,.;]{0,12})?\s*\d{2}(?:\s*(?:-|–|to|and)\s*\d{2})?(?:\s*years?)?(?: old| of age)?|(?:under|over|below|above|maximum)\s+(?:the age of\s+)?\d{2}\s+years?\s+(?:old|of age)|(?:under|below)\s+(?:the age of\s+)?\d{2}(?=\s*(?:[,.;)]|$|with\b|only\b|preferred\b))|\d{2}\s*(?:-|–|to)\s*\d{2}\s+years?\s+old|(?:at least\s+)?\d{2}\s+years?\s+(?:old|of age)(?:\s+or\s+(?:older|over|above))?|(?:young|youthful|mature)\s+(?:and\s+\p{L}+\s+)?(?:candidates?|applicants?|professionals?|man|woman|graduates?|team member|person\b(?! specification))|recent graduates only|digital natives?)/iu,
  },
  {
    attribute: 'sex or gender',
    pattern: new RegExp(
      `\\b(?:(?:fe)?males?\\s+(?:[\\p{L}-]+\\s+)?${PERSON}|(?:men|women|ladies|girls|boys)\\s+only|(?:must be|only)\\s+(?:a\\s+)?(?:fe)?males?|gender\\s*[:=]\\s*(?:fe)?male|(?:fe)?male\\s+(?:nurse|teacher|driver|receptionist|secretary|assistant|engineer|manager|sales\\p{L}*|developer|accountant))\\b`,
      'iu',
    ),
  },
  {
    attribute: 'religion or belief',
    pattern: new RegExp(
      `\\b(?:(?:practi[sc]ing\\s+)?(?:christians?|muslims?|jews?|jewish|hindus?|sikhs?|buddhists?|catholics?|protestants?|atheists?)\\s+${PERSON}|must be (?:a\\s+)?(?:practi[sc]ing\\s+)?(?:christian|muslim|jewish|hindu|sikh|buddhist|catholic)|practi[sc]ing (?:christian|muslim|jew|hindu|sikh|buddhist|catholic)|religion\\s*[:=]\\s*\\p{L}+)\\b`,
      'iu',
    ),
  },
  {
    attribute: 'race, ethnic origin or nationality',
    pattern: new RegExp(
      `\\b(?:(?:white|black|asian|caucasian|hispanic|african|european|arab|chinese|indian|british|american)\\s+${PERSON}|native (?:english |french |german |spanish )?speakers?(?: only)?|(?:\\p{L}+ )?nationals? only|(?:nationality|race|ethnicity|caste)\\s*[:=]\\s*\\p{L}+|of \\p{L}+ origin only|locals only)\\b`,
      'iu',
    ),
  },
  {
    attribute: 'marital or family status',
    pattern:
      /\b(?:(?:un)?married\s+(?:candidates?|applicants?|persons?|only|preferred|women|men)|(?:must be|only|preferably) (?:single|(?:un)?married)|single (?:candidates?|applicants?|persons?) (?:only|preferred)|marital status\s*[:=]?\s*\p{L}*|no (?:children|kids|family (?:ties|commitments))|without (?:children|kids|family commitments)|not (?:be )?pregnant|no plans? (?:for|to have) (?:children|a family|pregnancy))\b/iu,
  },
  {
    attribute: 'health or disability',
    pattern:
      /\b(?:able[- ]bodied|(?:no|without) (?:any )?(?:physical |mental |health )?(?:disabilit(?:y|ies)|handicaps?|health (?:issues|problems|conditions)|chronic illness(?:es)?)|not disabled|non[- ]disabled|(?:must be )?in (?:perfect|excellent|good) (?:physical )?health)\b/iu,
  },
  {
    attribute: 'sexual orientation',
    pattern:
      /\b(?:(?:heterosexual|straight|gay|lesbian|homosexual)\s+(?:candidates?|applicants?|persons?|only)|sexual orientation\s*[:=]\s*\p{L}+)\b/iu,
  },
  {
    attribute: 'looks',
    pattern:
      /\b(?:good[- ]looking|attractive (?:appearance|candidates?|lady|woman|man|person)|pleasant appearance|(?:attach|include|enclose|with) (?:a |your )?(?:recent )?(?:photo(?:graph)?)|(?:minimum|min\.?) height|slim)\b/iu,
  },
  {
    attribute: 'political opinion or union membership',
    pattern:
      /\b(?:members? of the \p{L}+ party only|party members? only|non[- ]union (?:candidates?|members?)|not (?:be )?(?:a )?union members?)\b/iu,
  },
];

/** Takes wording that selects by a protected attribute out of a statement. */
export function removeProtected(text: string): {
  rest: string;
  matches: readonly ProtectedMatch[];
} {
  const matches: ProtectedMatch[] = [];
  let rest = text;
  for (const { attribute, pattern } of RULES) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      matches.push({
        text: match[0].trim(),
        reason: `Left out because it concerns ${attribute}, on which nobody may be screened.`,
      });
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    }
  }
  if (matches.length === 0) return { rest: text, matches };
  const tidy = rest
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^(?:[\s,;:.–-]|and\b|or\b|must be\b)+|(?:[\s,;:–-]|\band|\bor)+$/gi, '')
    .trim();
  return { rest: tidy, matches };
}
