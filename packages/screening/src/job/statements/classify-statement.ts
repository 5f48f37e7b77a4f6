import { termWeight } from '../../text/language/term-weight.js';
import { findCertificateHits } from '../../text/terms/certificate-matcher.js';
import { tokenize } from '../../text/words/tokens.js';
import type { AdvertLanguage } from '../advert/advert-words.js';
import type { SectionKind } from '../advert/job-sections.js';
import { asksNothing } from './asks-nothing.js';
import { withoutLeadIn } from './phrase-criterion.js';

/** Millions, and sums of what somebody is in charge of, are no pay. */
const SUM_OF_WORK =
  /[£$€] ?\d[\d.,]{0,12} ?(?:m|mn|mio|million|bn|billion)\b|\d ?(?:Mio|Millionen|millones|millions|milioni|miljoen|milhões|mln)\b|\b(?:budgets?|targets?|revenues?|turnover|portfolios?|quota|P&L|authority|settlements?|contracts?|projects?|worth|value|claims?|accounts?|assets?|spend|sales|grants?|fund(?:s|ing|rais\p{L}*)|donations?|tenders?|bids?|stock|inventory|payrolls?|savings|fees?|cases?|limits?|umsatz\p{L}*|budgetverantwortung|presupuestos?|facturación|ventas|bilanci\p{L}*|begroting\p{L}*|budżet\p{L}*|obr[oó]t\p{L}*|orçamentos?|faturação|faturamento|chiffre d'affaires|fatturato|omzet)\b/iu;
/** Pay is given in figures. */
const MONEY = /[£$€] ?\d|\d ?(?:€|£|\$|EUR\b|GBP\b|USD\b|PLN\b|zł)/u;

function firstWord(text: string): string {
  return (/^\p{L}[\p{L}'’-]{0,30}/u.exec(text)?.[0] ?? '').toLowerCase();
}

/** A duty as adverts list them: 'Plan the menus'. */
export function startsWithVerb(text: string, language: AdvertLanguage): boolean {
  const bare = text.replace(/^(?:\p{L}{2,12}ly) /iu, '');
  return language.isVerb(firstWord(bare));
}

/** True when a statement is little more than a benefit: '30 Tage Urlaub', 'free parking and coffee'. */
function isBenefit(text: string, language: AdvertLanguage): boolean {
  const found = language.benefits.exec(text);
  // 'BLS within 30 days of hire' names a paper.
  if (!found || findCertificateHits(text, tokenize(text)).length > 0) return false;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return tokenize(rest).filter((token) => termWeight(token.stem) > 0.2).length <= 1;
}

/** True for a statement of pay or of other things that a job offers. */
export const offersSomething = (text: string, { benefits }: AdvertLanguage) =>
  benefits.test(text) || (MONEY.test(text) && !SUM_OF_WORK.test(text));

/** Longer statements say more than what any job has. */
const MAX_ROUTINE = 14;

/** A duty that any job has: 'Attend team meetings', 'Other duties as assigned'. */
function isRoutine(text: string, { routine }: AdvertLanguage): boolean {
  return text.split(' ').length <= MAX_ROUTINE && routine.test(text);
}

/** Says in the midst of a statement that something is asked for. */
const LATE =
  /(?<!\p{L})(?:(?:positions?|posts?|roles?|jobs?|shifts?|schedules?|incumbents?|employees?|you) (?:must |will )?(?:works?|requires?|involves?|includes?)|must (?:be (?:available|able|willing|prepared) to )?work|(?:is|are) (?:required|essential|needed|expected)|(?:ist|sind) (?:erforderlich|notwendig)|(?:est|sont) (?:exigée?s?|requise?s?)|(?:es|son) (?:necesari[oa]s?|imprescindibles?)|(?:è|sono) richiest[aeio]|(?:is|zijn) (?:vereist|nodig)|(?:jest|są) wymagan[aey]|(?:é|são) necessári[oa]s?)(?!\p{L})/iu;
/** 'No weekends', 'keine Schichten'. */
export const NONE =
  /^(?:no|not|never|keine?|pas|aucune?|sin|ning\p{L}+|nessun\p{L}*|niente|geen|brak|sem|não)(?!\p{L})/iu;

/** 'Oh, and', which says nothing. */
export const ASIDE = /^(?:oh|and|also|p\.? ?s\.?)[,:]? (?:and )?/iu;

/** A wish among the benefits: 'Oh, and it would be lovely if you knew Python'. */
function isLateWish(text: string, { cues }: AdvertLanguage): boolean {
  // 'If you have eaten a biscuit, we made it' speaks of the employer.
  const isOfUs = /(?<!\p{L})(?:we|we['’]\p{L}+|our|us)(?!\p{L})/iu.test(text);
  return cues.niceStart.test(text.replace(ASIDE, '')) && !cues.boilerplate.test(text) && !isOfUs;
}

/** 'Some weekend work is required' below the benefits or how to apply. */
function isLateCondition(text: string, { cues, conditions, benefits }: AdvertLanguage): boolean {
  const bare = text.replace(/[.!\s]{1,5}$/, '');
  return (
    conditions.test(text) &&
    (cues.mustEnd.test(bare) || LATE.test(text)) &&
    !NONE.test(text) &&
    !MONEY.test(text) &&
    !benefits.test(text) &&
    !cues.boilerplate.test(text)
  );
}

/** 'Experience of dental plans would be an advantage': a wish by its verb, whatever else its words mean. */
function isSaidToBeWanted(text: string, { cues, copulas }: AdvertLanguage): boolean {
  const found = cues.nice.exec(text);
  if (!found || found.index === 0) return false;
  const [first = ''] = found[0].split(' ', 1);
  return copulas.test(first) || copulas.test(text.slice(0, found.index).trimEnd());
}

/** 'The candidate will: hold QTS, have a degree, be able to teach': asked for among what somebody will do. */
function isListedAsked(text: string, { papers }: AdvertLanguage): boolean {
  return (
    /^(?:have|possess|be (?:able|willing|qualified|registered)) /i.test(text) ||
    (/^hold /i.test(text) &&
      (papers.test(text) || findCertificateHits(text, tokenize(text)).length > 0))
  );
}

/** 'You must have a driving licence' among the duties: what follows the lead-in is held, or begins what is asked for. */
function isAskedFor(text: string, language: AdvertLanguage): boolean {
  const { cues, starters, conditions, papers, call } = language;
  const body = withoutLeadIn(text)
    .replace(/^(?:have|hold|possess|be) /i, '')
    .replace(cues.mustStart, '')
    .trimStart();
  return [starters, conditions, papers, call].some((pattern) => pattern.test(body));
}

/** 'You'll be unloading lorries' tells what is done, 'you will be willing to travel' what is asked for. */
const DOING =
  /^you(?:['’](?:ll|d)| will| would) be (?!(?:willing|outgoing|caring)(?!\p{L}))\p{L}{2,14}ing(?!\p{L})/iu;

/** True for a statement that tells the reader what they will do. */
export const tellsWork = (text: string, { cues }: AdvertLanguage) =>
  DOING.test(text) || startsRather(text, cues.dutiesStart, cues.mustStart);

/** True when a text begins with a phrase of `one`, and with no longer one of `other`: 'you will be responsible' is a duty. */
function startsRather(text: string, one: RegExp, other: RegExp): boolean {
  const own = one.exec(text)?.[0].length ?? 0;
  return own > 0 && own >= (other.exec(text)?.[0].length ?? 0);
}

/** Classifies one sentence or list item of an advert, given its section. */
export function classifyStatement(
  text: string,
  section: SectionKind,
  language: AdvertLanguage,
  employers?: ReadonlySet<string>,
): SectionKind {
  const { cues } = language;
  if (asksNothing(text, language, employers)) return 'boilerplate';
  if (section === 'boilerplate' && isLateCondition(text, language)) return 'must';
  if (section === 'boilerplate') return isLateWish(text, language) ? 'nice' : 'boilerplate';
  if ((section === 'duties' || section === 'open') && isRoutine(text, language))
    return 'boilerplate';
  const isDuty = startsWithVerb(text, language) || cues.dutiesStart.test(text) || DOING.test(text);
  const asks = startsRather(text, cues.mustStart, cues.dutiesStart) && !DOING.test(text);
  if (!isDuty && MONEY.test(text) && !SUM_OF_WORK.test(text)) return 'boilerplate';
  // 'Own vehicle' is asked for where other things are.
  const isListed = section === 'must' && language.call.test(text);
  const isGiven = !isListed && isBenefit(text, language) && !isSaidToBeWanted(text, language);
  if (!isDuty && (isGiven || cues.boilerplate.test(text))) {
    // 'You must have the right to work' asks for papers; 'we offer' never asks.
    if (!asks || cues.boilerplate.test(text)) return 'boilerplate';
  }
  if (section === 'nice' || cues.niceStart.test(text)) return 'nice';
  if (
    section === 'duties' &&
    (isListedAsked(text, language) || (asks && isAskedFor(text, language)))
  )
    return 'must';
  if (section !== 'open') return section;
  if (asks) return 'must';
  if (!isDuty && language.benefits.test(text) && !isSaidToBeWanted(text, language))
    return 'boilerplate';
  if (isDuty) return 'duties';
  return cues.must.test(text) || cues.nice.test(text) ? 'must' : 'open';
}

/** A wish beside something asked for has at most so many words: 'hospital preferred'. */
const ASIDE_WORDS = 4;

/** 'Two years as a nurse, hospital preferred': the years are asked for, and the wish is of what kind they should be. */
function wishesOfMore(part: string, wishAt: number, { starters }: AdvertLanguage): boolean {
  const comma = part.lastIndexOf(', ', wishAt);
  return (
    comma > 0 &&
    starters.test(part) &&
    /\d|minim|mindest|least/iu.test(part.slice(0, comma)) &&
    part.slice(comma + 2).split(' ').length <= ASIDE_WORDS
  );
}

/** True when a part of a statement is optional: '…, a driving licence is a plus'. */
export function isWish(part: string, kind: SectionKind, language: AdvertLanguage): boolean {
  if (language.cues.niceStart.test(part)) return true;
  if (kind === 'duties') return language.niceEnd.test(part.replace(/[.)!\s]{1,5}$/, ''));
  const found = language.cues.nice.exec(part);
  if (!found) return false;
  // 'It isn't optional' is no wish.
  const end = language.cues.mustEnd.exec(part.replace(/[.)!\s]{1,5}$/, ''));
  if (end !== null && end.index <= found.index) return false;
  if (wishesOfMore(part, found.index, language)) return false;
  const tail = language.cues.optionalTail.exec(part);
  // 'Three years as a chef, preferably in a hotel' asks for the three years.
  return !(
    tail &&
    tail.index === found.index &&
    part.slice(0, tail.index).trim().split(' ').length > 2
  );
}
