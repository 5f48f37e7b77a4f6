import type { Criterion } from '@shortlist/contracts/screening';
import { advertLanguageOf } from '../../job/advert/advert-words.js';
import { readRequirement, type Requirement } from '../../judge/requirement/requirement.js';
import { termWeight } from '../../text/language/term-weight.js';
import { everywhere } from '../../text/terms/phrase-pattern.js';
import { tokenize } from '../../text/words/tokens.js';

/** 'Experience with Gas Safe work': what somebody has more or less of is named before this many words are over. */
const HEAD_WORDS = 4;
/** Beside a condition, more words than this that tell something are about something else. */
const MAX_OTHER_WORDS = 3;
/** '18:00 to 06:00', '14h-22h', '2:00p-10:30p'. */
const HOURS =
  /(?<!\d)\d{1,2}(?:[:.]\d\d[ap]?|h|am|pm) ?(?:-|–|to|bis|à|a|do|tot|às) ?\d{1,2}(?:[:.]\d\d[ap]?|h|am|pm)(?!\p{L})/iu;
/** A paper is named in few words, or is one of many things. */
const MAX_PAPER_WORDS = 12;

/** True for what somebody has more or less of: 'experience with', 'knowledge of'. `code` (ISO 639-1) is its language. */
export function isGraded(text: string, code: string): boolean {
  const { graded } = advertLanguageOf(code);
  return graded.test(text.split(' ').slice(0, HEAD_WORDS).join(' '));
}

/** True for what is held or not: a licence, a registration, a certificate, a degree, a language at a level. */
function isHeldOrNot({ demands, degree, spoken, years, isWorkInstead }: Requirement): boolean {
  if (years !== null || isWorkInstead) return false;
  if (degree !== null || spoken !== null) return true;
  const units = demands.flatMap(({ options }) => options.flat());
  return units.some((unit) => unit.kind === 'thing' && unit.isHeld);
}

/**
 * The words of a condition of the work that somebody accepts or not: shifts, travel, papers to work. Empty where the text
 * asks for none, or for something else too.
 */
export function conditionsIn(text: string, code: string): readonly string[] {
  const hours = HOURS.exec(text);
  if (hours) return [hours[0]];
  const every = everywhere(advertLanguageOf(code).conditions);
  const rest = text.replace(every, ' ');
  const telling = tokenize(rest).filter(({ stem }) => termWeight(stem, code) === 1);
  return telling.length <= MAX_OTHER_WORDS ? (text.match(every) ?? []) : [];
}

/** True for a paper that no list knows: 'Local anaesthesia endorsement', 'Habilitation B2V'. */
function namesPaper(text: string, code: string): boolean {
  const { papers } = advertLanguageOf(code);
  return text.split(' ').length <= MAX_PAPER_WORDS && papers.test(text);
}

function isKnockOut(criterion: Criterion, code: string): boolean {
  const requirement = readRequirement(criterion, code);
  const { degree, spoken } = requirement;
  if (degree === null && spoken === null && isGraded(criterion.text, code)) return false;
  if (requirement.years === null && conditionsIn(criterion.text, code).length > 0) return true;
  const isPaper = requirement.years === null && !requirement.isWorkInstead;
  return isHeldOrNot(requirement) || (isPaper && namesPaper(criterion.text, code));
}

/**
 * Criteria with the must-haves marked that are held or not (`knockOut`), among them some that are asked on the call. What a
 * person said counts (true or false). `code` (ISO 639-1) is the language of the job.
 */
export function gradeCriteria(criteria: readonly Criterion[], code: string): readonly Criterion[] {
  return criteria.map(({ knockOut, ...criterion }) => {
    const isMarked = criterion.kind === 'must' && (knockOut ?? isKnockOut(criterion, code));
    return isMarked ? { ...criterion, knockOut: true } : criterion;
  });
}
