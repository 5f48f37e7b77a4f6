import { termWeight } from '../text/language/term-weight.js';
import { tokenize } from '../text/words/tokens.js';
import type { AdvertLanguage } from './advert-words.js';
import { asksNothing } from './asks-nothing.js';
import type { SectionKind } from './job-sections.js';

/** Millions, and sums of what somebody is in charge of, are no pay. */
const SUM_OF_WORK =
  /[£$€] ?\d[\d.,]{0,12} ?(?:m|mn|mio|million|bn|billion)\b|\d ?(?:Mio|Millionen|millones|millions|milioni|miljoen|milhões|mln)\b|\b(?:budgets?|targets?|revenues?|turnover|portfolios?|quota|P&L|umsatz\p{L}*|budgetverantwortung|chiffre d'affaires|fatturato|omzet)\b/iu;
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
  if (!found) return false;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return tokenize(rest).filter((token) => termWeight(token.stem) > 0.2).length <= 1;
}

/** What one sentence or list item of an advert is, given the section it stands in. */
export function classifyStatement(
  text: string,
  section: SectionKind,
  language: AdvertLanguage,
  employers?: ReadonlySet<string>,
): SectionKind {
  const { cues } = language;
  if (section === 'boilerplate' || asksNothing(text, language, employers)) return 'boilerplate';
  const isDuty = startsWithVerb(text, language) || cues.dutiesStart.test(text);
  const asks = cues.mustStart.test(text);
  if (!isDuty && MONEY.test(text) && !SUM_OF_WORK.test(text)) return 'boilerplate';
  if (!isDuty && (isBenefit(text, language) || cues.boilerplate.test(text))) {
    // 'You must have the right to work' asks for papers; 'we offer' never asks.
    if (!asks || cues.boilerplate.test(text)) return 'boilerplate';
  }
  if (section === 'nice' || cues.niceStart.test(text)) return 'nice';
  if (section !== 'open') return section;
  if (asks) return 'must';
  if (!isDuty && language.benefits.test(text)) return 'boilerplate';
  if (isDuty) return 'duties';
  return cues.must.test(text) || cues.nice.test(text) ? 'must' : 'open';
}

/** True when a part of a statement is optional: '…, a driving licence is a plus'. */
export function isWish(part: string, kind: SectionKind, language: AdvertLanguage): boolean {
  if (language.cues.niceStart.test(part)) return true;
  if (kind === 'duties') return language.niceEnd.test(part.replace(/[.)!\s]{1,5}$/, ''));
  const found = language.cues.nice.exec(part);
  if (!found) return false;
  const tail = language.cues.optionalTail.exec(part);
  // 'Three years as a chef, preferably in a hotel' asks for the three years.
  return !(
    tail &&
    tail.index === found.index &&
    part.slice(0, tail.index).trim().split(' ').length > 2
  );
}
