import type { Found } from './must-haves.js';

/** Subjects that no question may touch, whatever a requirement says: health, family, age, origin, belief. */
const personal =
  /\b(?:health|healthy|disab|illness|medical condition|pregnan|famil|child(?:ren)?\b|marri|marital|single\b|parent|age[ds]?\b|young|youthful|old(?:er)?\b|native|national|citizen|ethnic|origin|race\b|religio|christian|muslim|jewish|gender|male\b|female\b|fit\b|fitness)/i;

interface Rule {
  readonly name: string;
  readonly when: (found: Found) => boolean;
  readonly asks: (text: string) => string;
}

const says = (words: RegExp) => (found: Found) => words.test(found.criterion.text);

/** The first rule that applies asks; the last one always does. */
const rules: readonly Rule[] = [
  {
    name: 'right to work',
    when: says(/\b(?:right to work|work permit|work authori[sz]ation|eligible to work)\b/i),
    asks: () => 'Do you have, or need, a permit to do this job?',
  },
  {
    name: 'personal',
    when: says(personal),
    asks: () => 'How would you go about this part of the job?',
  },
  {
    name: 'denied',
    when: ({ finding }) => finding === 'says-no',
    asks: (text) => `How would you do the job without this: ${text}?`,
  },
  {
    name: 'in progress',
    when: ({ finding }) => finding === 'in-progress',
    asks: (text) => `When do you expect to finish this: ${text}?`,
  },
  {
    name: 'years',
    when: says(/\b\d+\+?\s*(?:years?|yrs?|months?)\b|\byears? of\b/i),
    asks: () => 'Where did you do this work, from when to when?',
  },
  {
    name: 'working time and place',
    when: says(
      /\b(?:nights?|shifts?|weekends?|on[- ]call|rota|travel|relocat|overtime|full[- ]time|part[- ]time|on[- ]site)\b/i,
    ),
    asks: (text) => `Does this suit you: ${text}?`,
  },
  {
    name: 'licence or certificate',
    when: says(
      /\b(?:licen[cs]e|registration|registered|certificat\w*|certified|accredit\w*|qualification|card|pin)\b/i,
    ),
    asks: (text) => `Do you hold this, and until when: ${text}?`,
  },
  {
    name: 'degree',
    when: says(/\b(?:degree|bachelor|master|ba|bsc|msc|mba|phd|diploma|apprenticeship|nvq)\b/i),
    asks: () => 'Which training or degree do you have in this?',
  },
  {
    name: 'leading people',
    when: says(/\b(?:lead(?:ing|ership)?|manag(?:e|ing|ement)|supervis\w*|team)\b/i),
    asks: () => 'How many people were in your charge, and for what?',
  },
  {
    name: 'anything else',
    when: () => true,
    asks: (text) => `Where did you last do or use this: ${text}?`,
  },
];

/** A question for the call that settles one requirement. It never asks for health, family, age or origin. */
export function callQuestion(found: Found): string {
  const text = found.criterion.text.trim().replace(/[.;:,!?]+$/, '');
  return rules.find(({ when }) => when(found))?.asks(text) ?? '';
}
