import type { AdvertLanguage } from '../advert/advert-words.js';
import type { SectionKind } from '../advert/job-sections.js';
import { afterJoint, cutAt, isComma, jointAt, wordCount } from './clause-parts.js';
import { type Clauses, hasSkill, JOIN_RULES } from './clause-rules.js';
import { CUT_RULES } from './cut-rules.js';

/** The most words that a list may have and stay whole. */
const READABLE = 12;
/** The most times that a part is cut at an 'and'. */
const MAX_CUTS = 6;

class ListReader {
  private readonly in: 'duties' | 'asked';

  constructor(
    private readonly language: AdvertLanguage,
    kind: SectionKind,
  ) {
    this.in = kind === 'duties' ? 'duties' : 'asked';
  }

  /** Joins the parts that can't stand apart: each text is one thing asked for. */
  private group(parts: readonly string[]): readonly string[] {
    const clauses: Clauses = { parts, joined: parts.map(() => false), language: this.language };
    for (const rule of JOIN_RULES) {
      if (rule.in !== this.in) continue;
      for (let at = 1; at < parts.length; at += 1)
        if (rule.when(clauses, at)) rule.reads(clauses, at);
    }
    const groups: string[] = [];
    for (const [index, part] of parts.entries()) {
      const last = groups.at(-1);
      if (clauses.joined[index] && last !== undefined)
        groups[groups.length - 1] = `${last}, ${part}`;
      else groups.push(part);
    }
    return groups;
  }

  /** 'a food hygiene certificate and a driving licence': two things if the second can stand alone. */
  private splitAnd(part: string, isEnd: boolean): readonly string[] {
    const { language } = this;
    const pieces: string[] = [];
    let rest = part;
    let from = 0;
    for (let tries = 0; tries < MAX_CUTS; tries += 1) {
      const joint = jointAt(rest, language.and, from);
      if (!joint) break;
      const [left, right] = [rest.slice(0, joint.at), rest.slice(joint.at + joint.length)];
      from = joint.at + joint.length;
      const isCut = CUT_RULES.some(
        (rule) => rule.in === this.in && rule.when(left, right, { language, isEnd }),
      );
      if (!isCut) continue;
      pieces.push(left);
      rest = right;
      from = 0;
    }
    return [...pieces, rest];
  }

  read(text: string): readonly string[] {
    const { and, or } = this.language;
    const joints = this.in === 'duties' ? [...and, ...or] : and;
    const groups = this.group(cutAt(text, isComma(text)));
    const isList = groups.length > 1 && this.standsApart(groups, text);
    const whole = isList ? groups : [text];
    return whole.flatMap((item, index) =>
      this.splitAnd(afterJoint(item, joints) ?? item, isList && index === whole.length - 1),
    );
  }

  /** True for a list of things asked for, as opposed to a sentence with commas. */
  private standsApart(groups: readonly string[], text: string): boolean {
    if (this.in === 'duties') return true;
    const { and, starters } = this.language;
    const later = groups.slice(1).map((group) => afterJoint(group, and) ?? group);
    if (later.some((group) => starters.test(group)) || wordCount(text) > READABLE) return true;
    return groups.filter(hasSkill).length >= groups.length / 2;
  }
}

/** A statement cut into separate things asked for or duties, each readable alone. Brackets are never cut. */
export function splitClauses(
  text: string,
  kind: SectionKind,
  language: AdvertLanguage,
): readonly string[] {
  const reader = new ListReader(language, kind);
  const list = kind === 'duties' ? text : withoutVerdict(text, language);
  return cutAt(list, (character) => ';•|·'.includes(character))
    .flatMap((piece) => splitDash(piece, language))
    .flatMap((piece) => reader.read(piece));
}

/** 'Ideal, Vaillant and Worcester boilers' of a list of which all is said to be essential. */
function withoutVerdict(text: string, { cues, copulas }: AdvertLanguage): string {
  const bare = text.replace(/[.!\s]{1,5}$/, '');
  const list = bare.replace(cues.mustEnd, '').trim().replace(copulas, '').trim();
  if (cues.nice.test(text)) return text;
  return list !== bare && isComma(list)(',', 0) && list.includes(', ') ? list : text;
}

/** A dash separates what is needed from what is optional or given: 'Fluent English – German is nice'. */
function splitDash(text: string, language: AdvertLanguage): readonly string[] {
  const sides = text.split(/ [–—-] /);
  if (sides.length !== 2) return [text];
  if (language.provided.test(sides[1] ?? '')) return sides.slice(0, 1);
  return sides.some((side) => language.cues.nice.test(side)) ? sides : [text];
}
