import type { AttributeRule } from './protected-words.js';

const PERSON =
  '(?:candidates?|applicants?|persons?|only|preferred|required|individuals?|workers?|staff|employees?|lady|gentleman)';

/** Each rule needs wording that selects a person, so that 'age-appropriate teaching' or 'disability services' stay. */
export const ENGLISH: readonly AttributeRule[] = [
  {
    attribute: 'age',
    pattern:
      /\b(?:(?:(?:no(?:t|body| one)?|nobody) (?:be )?(?:older than|over|above)(?: the age of)? \d{2}(?=\s?(?:[,.;)]|$|years? (?:old|of age)))|(?:must|should|can) be (?:under|over|below|between) \d{2}(?: and \d{2})?(?! (?:kg|lbs?|%|percent|minutes?|hours?|miles?))|max(?:imum|\.)? age:? \d{2}|ages? \d{2} ?(?:-|–|to) ?\d{2}|between (?:the ages of )?\d{2} and \d{2}(?: years old)?(?=\s?(?:[.;)]|$)))|(?:born|(?:date|year) of birth) (?:later than|not before|no earlier than|after|before|between|from|since|in)(?: or after)? (?:19|20)\d{2}(?: and (?:19|20)\d{2})?(?: or (?:later|after|earlier|before))?)/iu,
  },
  {
    attribute: 'age',
    pattern:
      /(?<!(?:children|pupils|students|patients|people|clients|kids|adults|those|learners|babies|infants|girls|boys|users)\s(?:are\s)?)\b(?:age(?:d)?\s?(?:limit|range|group)?\s?[:\-–]?\s?(?:between|under|over|below|above|up to|from|max(?:imum)?|not (?:more|over)[^,.;]{0,12})?\s?\d{2}(?:\s?(?:-|–|to|and)\s?\d{2})?(?:\s?years?)?(?: old| of age)?|(?:under|over|below|above|maximum)\s(?:the age of\s)?\d{2}\syears?\s(?:old|of age)|(?<!(?:temperatures?|times?|weights?|loads?|costs?|rates?|budgets?|salar(?:y|ies)|wages?|pay|prices?|scores?|grades?|levels?|speeds?|pressures?|noise|numbers?|sales|turnover|values?|waste|errors?|downtime|absence|latency|discharges?|volumes?|amounts?|payments?|invoices?|orders?|keep\p{L}*|kept|stays?|reduce\p{L}*)(?:\s(?:is|are|of|stays?|for))?\s)(?:under|below)\s(?:the age of\s)?\d{2}(?!,\d)(?=\s?(?:[,.;)]|$|with\b|only\b|preferred\b))|\d{2}\s?(?:-|–|to)\s?\d{2}\syears?\sold|(?:at least\s)?\d{2}\syears?\s(?:old|of age)(?:\sor\s(?:older|over|above))?|(?:young|youthful|mature)\s(?:and\s\p{L}+\s)?(?:candidates?|applicants?|professionals?|man|woman|team member|person\b(?! specification)))/iu,
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
      `\\b(?:(?:white|black|asian|caucasian|hispanic|african|european|arab|chinese|indian|british|american)\\s${PERSON}|(?:\\p{L}+ )?nationals? only|(?:nationality|race|ethnicity|caste)\\s?[:=]\\s?\\p{L}+|of \\p{L}+ origin only|locals only)\\b`,
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
