import type { Criterion } from '@shortlist/contracts/screening';
import { readYearsAsked } from '../facts/work/years.js';
import { advertLanguage } from '../job/advert-words.js';
import { termWeight } from '../text/language/term-weight.js';
import { findCertificateHits } from '../text/terms/certificate-matcher.js';
import { findSkillHits, type SkillHit } from '../text/terms/skill-matcher.js';
import { type Token, tokenize } from '../text/words/tokens.js';
import { degreeAsked } from './degree.js';
import { languageLevel } from './language-level.js';
import { rootsIn } from './root.js';

/** One thing to look for: a skill, a certificate, or a word. */
export type Unit =
  | {
      readonly kind: 'skill' | 'certificate';
      readonly id: number;
      readonly weight: number;
      /** The words of its name: occurring together in one statement, they show it too. */
      readonly roots: readonly string[];
      /** What those words are worth where the thing itself is not named: 'customer accounts' is hardly accounting. */
      readonly byWords: number;
      readonly field: string;
    }
  | { readonly kind: 'word'; readonly root: string; readonly weight: number };

/** What a criterion asks for in one place of its wording: any one of the options, but that one in full. */
export interface Demand {
  readonly options: readonly (readonly Unit[])[];
  readonly weight: number;
}

/** A criterion taken apart, once per job. */
export interface Requirement {
  readonly criterion: Criterion;
  readonly demands: readonly Demand[];
  /** Years asked for; null when none. */
  readonly years: number | null;
  /** Level of degree asked for (4 doctorate … 1 diploma); null when none. */
  readonly degree: number | null;
  /** How well a language is to be spoken (6 native … 1 beginner); null when no language is asked for at a level. */
  readonly spoken: number | null;
}

const SKILL_WEIGHT = 2;
/** Words of this weight tell what a criterion is about. */
export const TELLING = 1;
const MAX_DEMANDS = 24;
/** Words for how much, or what kind of paper, not for the subject: years, degree and level are compared as such. */
const MEASURES =
  /^(?:years?|yrs?|months?|degree|bachelor|master|diploma|phd|bsc|msc|ba|bs|mba|fluent|native|good|excellent|strong|level|minimum|least|plus|one|two|three|four|five|six|seven|eight|nine|ten|similar|equivalent|related|field|relevant|proven|valid|current|full|jahre|jahr|ans|années|años|anni|jaar|anos|lat|lata)$/i;
/** Words for a paper: the name of the paper says more. */
const PAPERS =
  /^(?:licen[cs]es?|licen[cs]ed|certificates?|certificat(?:ion|ions)|certified|cards?|registration|registered|qualifications?|qualified)$/i;
const PAPER = 0.3;
const NO_CHOICE = /\bor (?:equivalent|similar|above|more|over|higher|better|related)\b/i;

interface Pieces {
  readonly head: readonly [number, number];
  readonly options: readonly (readonly [number, number])[];
}

/** Positions of the alternatives in 'degree in graphic, interior or industrial design', and of what they share. */
function readChoices(text: string): Pieces | null {
  const language = advertLanguage('');
  const orWords = [...language.or, 'oder', 'ou', 'o', 'oppure', 'of', 'lub', 'albo'];
  const plain = text.replace(NO_CHOICE, (match) => ' '.repeat(match.length));
  const joints = [...plain.matchAll(/ ([\p{L}/]{1,7}) |\/|, /gu)].filter(
    ([whole, word]) => word === undefined || orWords.includes(word.toLowerCase()) || whole === '/',
  );
  const lastOr = joints.findLastIndex(([, word]) => word !== undefined);
  const slash = joints.some(([whole]) => whole === '/');
  if (lastOr === -1 && !slash) return null;
  const used =
    lastOr === -1 ? joints.filter(([whole]) => whole === '/') : joints.slice(0, lastOr + 1);
  const ranges: [number, number][] = [];
  let from = 0;
  for (const joint of used) {
    ranges.push([from, joint.index]);
    from = joint.index + joint[0].length;
  }
  const comma = plain.indexOf(', ', from);
  ranges.push([from, comma === -1 ? text.length : comma]);
  const [first] = ranges;
  if (!first) return null;
  const before = text.slice(first[0], first[1]);
  const prepositions = [...before.matchAll(/ (\p{L}{2,8}) /gu)].filter(([, word]) =>
    language.prepositions.has((word ?? '').toLowerCase()),
  );
  const last = prepositions.at(-1);
  const bracket = before.lastIndexOf('(') + 1;
  const cut = Math.max(bracket, last ? last.index + last[0].length : 0);
  return { head: [0, cut], options: [[cut, first[1]], ...ranges.slice(1)] };
}

/** Breaks a criterion down into what can be looked for in a resume. `code` (ISO 639-1) is the language of its job. */
export function readRequirement(criterion: Criterion, code = 'en'): Requirement {
  // What is only preferred is not decisive.
  const tail = advertLanguage('').cues.optionalTail.exec(criterion.text);
  const text = tail && tail.index > 8 ? criterion.text.slice(0, tail.index) : criterion.text;
  const tokens = tokenize(text);
  const skills = findSkillHits(text, tokens);
  const certificates = findCertificateHits(text, tokens);
  const degree = degreeAsked(text);
  const isLanguage = skills.some(({ skill }) => skill.field === 'languages');
  const unitsIn = (start: number, end: number): Unit[] =>
    readUnits({ tokens, skills, certificates, start, end, code });
  const choices = readChoices(text);
  const demands: Demand[] = [];
  const addAll = (units: readonly Unit[]) => {
    demands.push(...units.map(alone));
  };
  if (choices) {
    const end = choices.options.at(-1)?.[1] ?? 0;
    addAll(unitsIn(...choices.head));
    // 'Plan, direct or coordinate' are alternatives that show nothing.
    const options = choices.options
      .map(([from, to]) => unitsIn(from, to))
      .filter((option) => option.some(({ weight }) => weight >= TELLING));
    if (options.length < 2) {
      return finish(criterion, text, degree, isLanguage, unitsIn(0, text.length).map(alone));
    }
    const weights = options.map((option) => option.reduce((sum, unit) => sum + unit.weight, 0));
    demands.push({ options, weight: Math.min(...weights) });
    addAll(unitsIn(end, text.length));
  } else addAll(unitsIn(0, text.length));
  return finish(criterion, text, degree, isLanguage, demands);
}

const alone = (unit: Unit): Demand => ({ options: [[unit]], weight: unit.weight });

function finish(
  criterion: Criterion,
  text: string,
  degree: number | null,
  isLanguage: boolean,
  demands: readonly Demand[],
): Requirement {
  return {
    criterion,
    demands: demands.slice(0, MAX_DEMANDS),
    years: readYearsAsked(text),
    degree,
    spoken: isLanguage ? languageLevel(text) : null,
  };
}

interface UnitsInput {
  readonly tokens: readonly Token[];
  readonly skills: readonly SkillHit[];
  readonly certificates: readonly SkillHit[];
  readonly start: number;
  readonly end: number;
  readonly code: string;
}

function readUnits({ tokens, skills, certificates, start, end, code }: UnitsInput): Unit[] {
  const rootOf = rootsIn(code);
  const within = (place: { start: number; end: number }) =>
    place.start >= start && place.end <= end;
  const units: Unit[] = [];
  const named = certificates.filter(within);
  const push = (kind: 'skill' | 'certificate', hits: readonly SkillHit[]) => {
    const ids = new Set<number>();
    for (const hit of hits) {
      if (ids.has(hit.skill.id)) continue;
      ids.add(hit.skill.id);
      const own = tokens.filter((token) => token.start >= hit.start && token.end <= hit.end);
      units.push({
        kind,
        id: hit.skill.id,
        weight: SKILL_WEIGHT,
        roots: own.map(rootOf),
        byWords: own.length === 1 ? SKILL_WEIGHT * termWeight(own[0]?.stem ?? '') : SKILL_WEIGHT,
        field: hit.skill.field,
      });
    }
  };
  push('certificate', named);
  const covered = (place: { start: number; end: number }, hits: readonly SkillHit[]) =>
    hits.some((hit) => place.start >= hit.start && place.end <= hit.end);
  const known = skills.filter((hit) => within(hit) && !covered(hit, named));
  push('skill', known);
  const seen = new Set<string>();
  for (const token of tokens) {
    const weight = PAPERS.test(token.lower) ? PAPER : termWeight(token.stem, code);
    const root = rootOf(token);
    if (!within(token) || weight === 0 || seen.has(root)) continue;
    if (MEASURES.test(token.lower) || covered(token, named) || covered(token, known)) continue;
    seen.add(root);
    units.push({ kind: 'word', root, weight });
  }
  return units;
}
