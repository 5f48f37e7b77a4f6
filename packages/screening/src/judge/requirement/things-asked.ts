import type { Skill } from '../../text/terms/phrase-matcher.js';
import type { Token } from '../../text/words/tokens.js';
import { gradesAsked } from '../levels/grades.js';
import { knowledge } from '../things/knowledge.js';
import { proofsOf } from '../things/proofs.js';
import { thingsShownBy } from '../things/shown-by.js';
import { findThings, isHeld, thingOf } from '../things/things.js';
import { ENDS_CLAUSE } from '../words/clause.js';
import { isFiller } from '../words/filler.js';
import { isMeasure } from './measures.js';

/** A thing that a criterion asks for, with the words by which it does. */
interface NamedThing {
  readonly skill: Skill;
  readonly tokens: readonly Token[];
}

/** Meaning of some words of a criterion: one thing, or any of several that the same words may mean. */
export interface AskedThing {
  readonly skills: readonly Skill[];
  readonly tokens: readonly Token[];
}

/** The field of work that is part of every trade. */
const EVERY_TRADE = 'general';

/** 'Of' is short, and no measure. */
const saysHowMuch = (word: Token) => word.lower.length > 2 && isMeasure(word);

const isWithin = (some: readonly Token[], others: readonly Token[]) =>
  others.length > some.length && some.every((token) => others.includes(token));

/** The words of each part of a text between commas and the like: a name is within one of them. */
function clausesOf(text: string, tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const isNext = before && !ENDS_CLAUSE.test(text.slice(before.end, token.start));
    if (isNext) clauses.at(-1)?.push(token);
    else clauses.push([token]);
  }
  return clauses;
}

/** 'Critical care experience' is not 'care experience'. */
function withoutPartsOfNames(things: readonly NamedThing[]): readonly NamedThing[] {
  const isSector = ({ skill }: NamedThing) => knowledge().isSector(skill.id);
  return things.filter(
    (thing) =>
      !isSector(thing) ||
      !things.some(
        (other) =>
          !isSector(other) &&
          other.tokens.some((token) => thing.tokens.includes(token)) &&
          other.tokens.some((token) => !thing.tokens.includes(token)),
      ),
  );
}

/** Without the things of which another one is a special case: 'safeguarding children' asks for more than safeguarding. */
function mostSpecial(skills: readonly Skill[]): readonly Skill[] {
  const shows = (special: Skill, general: Skill) => proofsOf(general.id).shown.has(special.id);
  return skills.filter(
    (skill) => !skills.some((other) => shows(other, skill) && !shows(skill, other)),
  );
}

/** A paper that so many others show says only that there is one. */
const BROAD = 10;

/** 'Completed training as a therapist' asks for that of a therapist, not for any. */
function withoutBroad(papers: readonly Skill[]): readonly Skill[] {
  const narrow = papers.filter(({ id }) => proofsOf(id).breadth < BROAD);
  return narrow.length > 0 ? narrow : papers;
}

/** Things whose words overlap are different readings of them. */
function withReadings(things: readonly NamedThing[]): readonly AskedThing[] {
  const asked: { skills: Skill[]; tokens: Set<Token> }[] = [];
  for (const { skill, tokens } of things) {
    const known = asked.find((each) => tokens.some((token) => each.tokens.has(token)));
    if (!known) asked.push({ skills: [skill], tokens: new Set(tokens) });
    else {
      known.skills.push(skill);
      for (const token of tokens) known.tokens.add(token);
    }
  }
  return asked.map(({ skills, tokens }) => {
    // Words that may mean a qualification or its work mean the qualification: 'Steuerfachwirt'.
    const held = withoutBroad(skills.filter(isHeld));
    return { skills: held.length > 0 ? held : mostSpecial(skills), tokens: [...tokens] };
  });
}

const WORK =
  /(?<!\p{L})(?:experience|years?['’]?|erfahrung|berufserfahrung|expérience|experiencia|esperienza|ervaring|doświadczeni\p{L}*|experiência)(?!\p{L})/iu;
const PAPER =
  /(?<!\p{L})(?:licen[cs]e\p{L}*|certif\p{L}*|regist\p{L}*|card|ticket|badge|diploma|degree|nvq|level|qualification|post-?\p{L}+|schein|abschluss|ausbildung|diplôme|brevet|cap|título|titulación|carné|abilitazione|patente|diploma|rijbewijs|prawo|uprawnieni\p{L}*|carta)(?!\p{L})/iu;

/** The words before a job that somebody is to have done: 'three years as a waiter', 'Erfahrung als Koch'. */
const AS_JOB =
  /(?:^|(?<!\p{L})(?:as|als|en tant que|comme|como|come|jako|na stanowisku|de) (?:an? |une? |eine? |een |der |die |un |una |uno |um |uma )?)(?:(?:qualified|experienced|trained|registered|fully|senior|lead|head|gelernter?|qualifizierter?|erfahrener?|geprüfter?) )?$/iu;

/** 'Junior buyer': its grade is compared for itself, and a senior one has been that. */
const hasGrade = (job: string) => gradesAsked(job).some(({ words }) => words.length < job.length);

/** True for a criterion that asks for years of a trade: 'three years as a qualified barber' is no certificate. */
const asksForWork = (text: string) => WORK.test(text) && !PAPER.test(text);

/**
 * The things a criterion names, one after the other or with its words parted: 'teaching of a modern language'. The name
 * of an occupation is a job where it is asked for as one; elsewhere its words say who is meant. `code` (ISO 639-1) is the
 * language of the job.
 */
export function findThingsAsked(
  text: string,
  tokens: readonly Token[],
  code: string,
): readonly AskedThing[] {
  const isWork = asksForWork(text);
  const tokensIn = (start: number, end: number) =>
    tokens.filter((token) => token.start >= start && token.end <= end);
  const isOnlyFiller = (start: number, end: number) => {
    const own = tokensIn(start, end);
    return own.length < tokens.length && own.every(({ lower }) => isFiller(lower, code));
  };
  const named = findThings(text, tokens)
    .filter(({ skill }) => !skill.isOccupation)
    // 'Conducting interviews' asks for no conductor.
    .filter(({ start, end }) => !isOnlyFiller(start, end))
    .filter(
      ({ skill, start, end }) =>
        !isWork || !isHeld(skill) || /\p{Lu}{2}/u.test(text.slice(start, end)),
    )
    .map(({ skill, start, end }) => ({ skill, tokens: tokensIn(start, end) }));
  for (const { job, start, end } of knowledge().findTitles(text, tokens))
    if (AS_JOB.test(text.slice(0, start)) && !hasGrade(text.slice(start, end)))
      named.push({ skill: job, tokens: tokensIn(start, end) });
  const parted: NamedThing[] = [];
  const shown = clausesOf(text, tokens).flatMap((clause) => [
    ...thingsShownBy(clause, { codes: [code] }),
  ]);
  for (const [id, { words, isName }] of shown) {
    // Of what every trade does adverts say the work: 'leading or supervising a shift'.
    if (!isName && (thingOf(id).field !== EVERY_TRADE || words.some(saysHowMuch))) continue;
    if (isWork && isHeld(thingOf(id))) continue;
    // A thing named word by word is that thing; only a thing of more words replaces it.
    const touched = named.filter((thing) => thing.tokens.some((token) => words.includes(token)));
    const isMore = touched.every((thing) => isWithin(thing.tokens, words));
    if (!isMore) continue;
    parted.push({ skill: thingOf(id), tokens: words });
  }
  const all = [...named, ...parted];
  const longest = all.filter(
    (thing) => !all.some((other) => other !== thing && isWithin(thing.tokens, other.tokens)),
  );
  return withReadings(withoutPartsOfNames(longest));
}
