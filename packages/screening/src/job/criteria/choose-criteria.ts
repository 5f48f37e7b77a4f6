import { termWeight } from '../../text/language/term-weight.js';
import { usualCount } from '../../text/language/usual-words.js';
import { wordCount } from '../clauses/clause-parts.js';
import { phraseCriterion } from '../statements/phrase-criterion.js';
import { type Draft, tidyCriterion } from './draft.js';

/** A longer list tells a recruiter nothing. */
export const MAX_CRITERIA = 12;
/** Where an advert asks for nothing, this many duties show what the job is. */
const MAX_DUTIES = 8;
/** From this many such criteria on, sentences that neither ask for something nor name a duty are left out. */
const ENOUGH = 3;
/** With this many must-haves an advert asks for something. */
const HAS_REQUIREMENTS = 2;
/** This many nice-to-haves keep their place however many must-haves there are. */
const KEPT_WISHES = 5;
/** Items of at most this many words can share a criterion: 'SolidWorks, FEA'. */
const BARE = 8;
const MAX_SHARED = 14;
/** Parts of a statement with at most this many words stay together where there are many duties. */
const READABLE = 20;
/** A duty is known by this many of its rarest words, however long it is. */
const TELLING_WORDS = 5;
/** A word as rare as this tells one job from another. */
const RARE = 1;
/** Work done now and then says less about a job. */
const SECONDARY = 0.5;

export interface Chosen {
  readonly criteria: readonly Draft[];
  readonly duties: readonly Draft[];
}

const isDuty = ({ section }: Draft) => section === 'duties' || section === 'open';

/** How rare a word is among resumes of all kinds, ≥ 0: its inverse document frequency, less for words of no field. */
const rarityOf = (stem: string) => termWeight(stem) * Math.max(0, -Math.log(usualCount(stem)));

/** How much a duty tells of the job: the rarity of its most telling words. */
function tellingOf({ stems, isSecondary }: Draft): number {
  const rarest = [...stems].map(rarityOf).sort((a, b) => b - a);
  const sum = rarest.slice(0, TELLING_WORDS).reduce((total, rarity) => total + rarity, 0);
  return isSecondary ? sum * SECONDARY : sum;
}

const isTelling = ({ stems }: Draft) => [...stems].some((stem) => rarityOf(stem) >= RARE);

/** Puts the parts of a short statement together again: 'Compute taxes owed and prepare tax returns'. */
function wholeDuties(duties: readonly Draft[]): readonly Draft[] {
  const whole: Draft[] = [];
  for (const duty of duties) {
    const last = whole.at(-1);
    const isPart = last?.statement === duty.statement && wordCount(duty.statement) <= READABLE;
    if (!last || !isPart) whole.push(duty);
    else
      whole[whole.length - 1] = {
        ...last,
        text: phraseCriterion(tidyCriterion(duty.statement)),
        stems: new Set([...last.stems, ...duty.stems]),
      };
  }
  return whole;
}

/** The duties that tell most of a job, at most `count`, in the order of the advert. */
function mostTelling(duties: readonly Draft[], count: number): readonly Draft[] {
  const telling = duties.filter(isTelling);
  const parts = telling.length >= ENOUGH ? telling : duties;
  const pool = parts.length > count ? wholeDuties(parts) : parts;
  const best = pool.toSorted((a, b) => tellingOf(b) - tellingOf(a)).slice(0, count);
  return pool.filter((duty) => best.includes(duty));
}

const canShare = ({ text, isHeld, isOnCall }: Draft) =>
  (isOnCall || !isHeld) && wordCount(text) <= BARE && !/^\d|,/.test(text);
/** Requirements asked on the call share first. */
const CALL_FIRST = 100;
/** Then parts of one statement. */
const ONE_FIRST = 50;

/** 'Labor cost control' of 'Knowledge of labor cost control' after 'Knowledge of food cost control'. */
function afterSharedHead(text: string, before: string): string {
  const words = text.split(' ');
  const others = before.split(' ');
  const shared = words.findIndex((word, at) => word !== others[at]);
  return shared >= 2 ? words.slice(shared).join(' ') : text;
}

/** Two criteria in one: as the advert has them where they are parts of one statement, else joined by a comma. */
function together(one: Draft, other: Draft): string {
  const lower = one.statement.toLowerCase();
  const from = lower.indexOf(one.text.toLowerCase());
  const at = lower.indexOf(other.text.toLowerCase(), from + one.text.length);
  if (one.statement !== other.statement || from < 0 || at < 0)
    return `${one.text}, ${afterSharedHead(other.text, one.text)}`;
  const whole = one.statement.slice(from, at + other.text.length);
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** Lets short items that follow each other share a criterion until there are at most `count`: 'SolidWorks, FEA'. */
function shareCriteria(drafts: readonly Draft[], count: number): readonly Draft[] {
  const shared: Draft[] = [...drafts];
  const canGrow = new Set(drafts.filter(canShare));
  while (shared.length > count) {
    const pairs = shared.flatMap((next, at) => {
      const draft = shared[at - 1];
      if (!draft || draft.section !== next.section) return [];
      if (!canGrow.has(draft) || !canGrow.has(next)) return [];
      if (draft.isOnCall !== next.isOnCall) return [];
      const words = wordCount(draft.text) + wordCount(next.text);
      if (words > MAX_SHARED) return [];
      const isOne = draft.statement === next.statement;
      return [{ at, order: words - (next.isOnCall ? CALL_FIRST : 0) - (isOne ? ONE_FIRST : 0) }];
    });
    const [best] = pairs.toSorted((a, b) => a.order - b.order);
    if (!best) break;
    const [first, second] = shared.slice(best.at - 1, best.at + 1);
    if (!first || !second) break;
    const both: Draft = {
      ...first,
      text: together(first, second),
      stems: new Set([...first.stems, ...second.stems]),
    };
    shared.splice(best.at - 1, 2, both);
    canGrow.add(both);
  }
  return shared;
}

/**
 * Requirements that keep their place under the cap: some wishes and those that a person has or has not first, those
 * asked on the call last.
 */
function underCap(drafts: readonly Draft[]): readonly Draft[] {
  const fitting = shareCriteria(drafts, MAX_CRITERIA);
  const wishes = new Set(fitting.filter(({ section }) => section === 'nice').slice(0, KEPT_WISHES));
  const order = (draft: Draft) => {
    if (wishes.has(draft) || (draft.isHeld && draft.section === 'must')) return 0;
    if (isDuty(draft)) return 4;
    if (draft.isOnCall) return 3;
    return draft.section === 'must' ? 1 : 2;
  };
  const kept = fitting.toSorted((a, b) => order(a) - order(b)).slice(0, MAX_CRITERIA);
  return fitting.filter((draft) => kept.includes(draft));
}

/**
 * Chooses the statements that become criteria: requirements, and duties only where hardly anything is required, those
 * that tell most; free text only where there is little else. The cap never drops a wish for a duty.
 */
export function chooseCriteria(drafts: readonly Draft[]): Chosen {
  const stated = drafts.filter(({ section }) => section !== 'open');
  const pool = stated.length >= ENOUGH ? stated : drafts;
  const required = pool.filter(({ section, isOnCall }) => section === 'must' && !isOnCall);
  const missing = required.length >= HAS_REQUIREMENTS ? 0 : MAX_DUTIES - required.length;
  const duties = mostTelling(pool.filter(isDuty), missing);
  const places = new Map(pool.map((draft, at) => [draft.statement, at]));
  const asked = pool.filter((draft) => !isDuty(draft));
  const wanted = [...asked, ...duties].toSorted(
    (a, b) => (places.get(a.statement) ?? 0) - (places.get(b.statement) ?? 0),
  );
  const criteria = underCap(wanted);
  const used = new Set(criteria.map(({ statement, text }) => `${statement}\n${text}`));
  const isUsed = ({ statement, text }: Draft) =>
    used.has(`${statement}\n${text}`) ||
    criteria.some((each) => each.statement === statement && each.text.includes(text));
  return { criteria, duties: pool.filter((draft) => isDuty(draft) && !isUsed(draft)) };
}
