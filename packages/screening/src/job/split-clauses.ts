import { findSkillHits } from '../text/terms/skill-matcher.js';
import { tokenize } from '../text/words/tokens.js';
import type { AdvertLanguage } from './advert-words.js';
import { endsInVerb, isCondition, sharesNoun, tellsDuty } from './attributive.js';
import { startsWithVerb } from './classify-statement.js';
import type { SectionKind } from './job-sections.js';
import { isShortName } from './short-names.js';

/** A part of a list with at most this many words is a bare item: 'Linux', 'Cisco networking'. */
const BARE = 4;
/** The most words that a list may have and stay whole. */
const READABLE = 12;

function wordCount(text: string): number {
  return text === '' ? 0 : text.split(' ').length;
}

function firstWord(text: string): string {
  return text.split(' ', 1)[0]?.toLowerCase() ?? '';
}

function lastWord(text: string): string {
  return text
    .slice(text.lastIndexOf(' ') + 1)
    .replace(/[.)]{1,3}$/, '')
    .toLowerCase();
}

/** Where a text may be cut: depth 0 of brackets. */
function cutAt(text: string, isCut: (character: string, at: number) => boolean): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isCut(character, at)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Where one of `words` joins two things, outside brackets; -1 when none does. */
function jointAt(
  text: string,
  words: readonly string[],
  from = 0,
): { at: number; length: number } | null {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (character !== ' ' || depth > 0) continue;
    const word = words.find((each) => text.startsWith(`${each} `, at + 1));
    if (word !== undefined) return { at, length: word.length + 2 };
  }
  return null;
}

/** Decimal commas and thousands separators don't count. */
function isComma(text: string) {
  return (character: string, at: number) =>
    character === ',' && !(/\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1)));
}

class ListReader {
  constructor(
    private readonly language: AdvertLanguage,
    private readonly kind: SectionKind,
  ) {}

  private isStarter(part: string): boolean {
    return this.language.starters.test(part);
  }

  private hasSkill(part: string): boolean {
    return isShortName(part) || findSkillHits(part, tokenize(part)).length > 0;
  }

  private lead(part: string, joints: readonly string[]): string | undefined {
    const word = firstWord(part);
    return joints.includes(word) ? part.slice(word.length + 1) : undefined;
  }

  /** Words after the last preposition of a part: 'degree in graphic' → 1. */
  private tailLength(part: string): number | null {
    const words = part.toLowerCase().split(' ');
    const at = words.findLastIndex((word) => this.language.prepositions.has(word));
    return at === -1 ? null : words.length - 1 - at;
  }

  /** Groups the parts that can't stand apart: each group is one thing asked for. */
  group(parts: readonly string[]): readonly (readonly string[])[] {
    const { or, and, tails } = this.language;
    const joinedTo = parts.map(() => false);
    for (const [index, part] of parts.entries()) {
      if (index === 0) continue;
      const afterOr = this.lead(part, or);
      const orAt = jointAt(part, or);
      const left = orAt ? part.slice(0, orAt.at) : '';
      const isChoice =
        afterOr !== undefined || (orAt !== null && wordCount(left) <= 3 && this.isBareWords(left));
      const afterAnd = this.lead(part, and) ?? part;
      const andAt = jointAt(afterAnd, and);
      const sharesTail =
        this.kind !== 'duties' &&
        tails.has(lastWord(part)) &&
        (andAt !== null || afterAnd !== part) &&
        wordCount(afterAnd) <= BARE + 1 &&
        !this.hasSkill(andAt ? afterAnd.slice(0, andAt.at) : '');
      if (this.kind !== 'duties' && (isChoice || sharesTail))
        this.joinBack(parts, joinedTo, index, sharesTail);
      // 'or a time-served apprenticeship' is never a requirement on its own.
      if (this.kind !== 'duties' && afterOr !== undefined) joinedTo[index] = true;
      if (this.attaches(parts, index)) joinedTo[index] = true;
    }
    if (this.kind !== 'duties') {
      for (const [index, shares] of sharesNoun(parts, this.language).entries())
        joinedTo[index] ||= shares;
    }
    this.joinExamples(parts, joinedTo);
    const groups: string[][] = [];
    for (const [index, part] of parts.entries()) {
      const last = groups.at(-1);
      if (joinedTo[index] && last) last.push(part);
      else groups.push([part]);
    }
    return groups;
  }

  private isBareWords(text: string): boolean {
    return wordCount(text) <= 3 && !this.isStarter(text);
  }

  private attaches(parts: readonly string[], index: number): boolean {
    const [part = '', before = ''] = [parts[index], parts[index - 1]];
    if (this.kind === 'duties') {
      // 'Install, configure and support servers' is one duty: a lone verb waits for its object.
      if (wordCount(this.lead(before, this.language.and) ?? before) === 1) return true;
      return isCondition(before, this.language) || !tellsDuty(parts, index, this.language);
    }
    return (
      this.language.attaching.test(part) && !/\p{Lu}/u.test(part.charAt(0)) && !this.isStarter(part)
    );
  }

  private joinBack(
    parts: readonly string[],
    joinedTo: boolean[],
    index: number,
    sharesTail: boolean,
  ): void {
    joinedTo[index] = true;
    for (let at = index - 1; at >= 0; at -= 1) {
      const part = parts[at] ?? '';
      const hasJoint = jointAt(part, [...this.language.or, ...this.language.and]) !== null;
      const isRun = this.isBareWords(part) && !hasJoint;
      if (sharesTail && this.language.tails.has(lastWord(part))) {
        joinedTo[at + 1] = false;
        return;
      }
      if (!isRun) {
        const tail = this.tailLength(part);
        const isHead =
          !hasJoint && ((tail !== null && tail <= 3) || (sharesTail && wordCount(part) <= 3));
        if (!isHead) joinedTo[at + 1] = false;
        return;
      }
      if (at > 0) joinedTo[at] = true;
    }
  }

  /** What follows 'such as' belongs to it up to its list's 'and' or 'or'; without one, only the first example does. */
  private joinExamples(parts: readonly string[], joinedTo: boolean[]): void {
    const { and, or, examples, soft } = this.language;
    if (this.kind === 'duties') return;
    const joints = [...and, ...or];
    for (const [index, part] of parts.entries()) {
      if (!examples.test(part)) continue;
      for (let at = index + 1; at < parts.length; at += 1) {
        const next = parts[at] ?? '';
        const bare = this.lead(next, joints) ?? next;
        const joint = jointAt(bare, joints);
        const words = joint ? bare.slice(0, joint.at) : bare;
        if (!this.isBareWords(words) || soft.test(next)) break;
        if (joint === null && bare === next) continue;
        joinedTo.fill(true, index + 1, at + 1);
        break;
      }
    }
  }

  /** 'a food hygiene certificate and a driving licence': two things if the second can stand alone. */
  splitAnd(part: string, isListEnd: boolean): readonly string[] {
    const pieces: string[] = [];
    let rest = part;
    let from = 0;
    for (let tries = 0; tries < 6; tries += 1) {
      const joint = jointAt(rest, this.language.and, from);
      if (!joint) break;
      const [left, right] = [rest.slice(0, joint.at), rest.slice(joint.at + joint.length)];
      from = joint.at + joint.length;
      if (!this.standAlone(left, right, isListEnd)) continue;
      pieces.push(left);
      rest = right;
      from = 0;
    }
    return [...pieces, rest];
  }

  private standAlone(left: string, right: string, isListEnd: boolean): boolean {
    const { language } = this;
    if (this.kind === 'duties') {
      return (
        wordCount(left) >= 3 &&
        wordCount(right) >= 2 &&
        startsWithVerb(right, language) &&
        !endsInVerb(left, language)
      );
    }
    const isNew =
      this.isStarter(right) &&
      wordCount(right) >= 2 &&
      (wordCount(left) >= 3 || this.isStarter(left)) &&
      !language.prepositions.has(lastWord(left));
    return (
      isNew ||
      (isListEnd &&
        this.isBareWords(left) &&
        this.isBareWords(right) &&
        !language.tails.has(lastWord(right)) &&
        (this.hasSkill(left) || this.hasSkill(right)))
    );
  }

  read(text: string): readonly string[] {
    const { and, or } = this.language;
    const joints = this.kind === 'duties' ? [...and, ...or] : and;
    const parts = cutAt(text, isComma(text));
    const groups = this.group(parts).map((group) => group.join(', '));
    const isList = groups.length > 1 && this.standsApart(groups, text);
    const whole = isList ? groups : [text];
    return whole.flatMap((item, index) => {
      const bare = this.lead(item, joints) ?? item;
      return this.splitAnd(bare, isList && index === whole.length - 1);
    });
  }

  /** True for a list of things asked for, as opposed to a sentence with commas. */
  private standsApart(groups: readonly string[], text: string): boolean {
    if (this.kind === 'duties') return true;
    const later = groups.slice(1).map((group) => this.lead(group, this.language.and) ?? group);
    if (later.some((group) => this.isStarter(group)) || wordCount(text) > READABLE) return true;
    return groups.filter((group) => this.hasSkill(group)).length >= groups.length / 2;
  }
}

/** A statement cut into separate things asked for or duties, each readable alone. Brackets are never cut. */
export function splitClauses(
  text: string,
  kind: SectionKind,
  language: AdvertLanguage,
): readonly string[] {
  const reader = new ListReader(language, kind);
  return cutAt(text, (character) => ';•|·'.includes(character))
    .flatMap((piece) => splitDash(piece, language))
    .flatMap((piece) => reader.read(piece));
}

/** 'Fluent English – German is nice': a dash separates what is needed from what is optional. */
function splitDash(text: string, language: AdvertLanguage): readonly string[] {
  const sides = text.split(/ [–—-] /);
  const isMixed = sides.length === 2 && sides.some((side) => language.cues.nice.test(side));
  return isMixed ? sides : [text];
}
