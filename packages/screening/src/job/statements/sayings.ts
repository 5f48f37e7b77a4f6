import type { AdvertLanguage } from '../advert/advert-words.js';
import { classifyStatement, isWish } from './classify-statement.js';

/** Begins a clause about something that was named before. */
const PRONOUN =
  /^(?:(?:and|but|und|et|y|e|en|i) )?(?:it|this|that|they|das|dies|diese|cela|ça|ce|elle|eso|esto|ello|questo|ciò|dit|dat|to|isso|isto)(?:['’]s|['’]re)?(?!\p{L})/iu;
const AND = /^(?:and|but|und|aber|et|mais|y|pero|e|ed|ma|en|maar|i|ale|mas) /iu;
/** Where a sentence can be cut into clauses that have a verb of their own. */
const JOINT = /[,;] /gu;
/** A system, product or paper by its name. */
const NAMED =
  /(?:is|are|use|uses|run|runs|using|on|in|with) (\p{Ll}?\p{Lu}[\p{L}\p{N}.+#-]{1,24}(?: \p{Lu}[\p{L}\p{N}.+#-]{0,24}){0,2})$/u;
/** Fewer words are no clause. */
const CLAUSE = 3;

/** Ends a clause that says the same of another thing: 'experience of a migration too'. */
const TOO =
  /,? (?:too|as well|likewise|ebenfalls|ebenso|également|aussi|también|anche|pure|eveneens|ook|również|także|também)$/iu;

const bare = (text: string) => text.replace(/[.!\s]{1,5}$/, '').trim();
const isClause = (text: string) => text.split(' ').length >= CLAUSE;

/** True for a clause that says of something that it is asked for or wished. */
function saysVerdict(text: string, { cues, niceEnd }: AdvertLanguage): boolean {
  return cues.mustEnd.test(text) || niceEnd.test(text) || cues.mustStart.test(text);
}

/**
 * A statement that says the same of two things, cut before the second: 'two years are needed, as is a HACCP certificate'. The
 * whole where it does not.
 */
export function alsoSaid(
  text: string,
  language: AdvertLanguage,
): readonly [string, ...(readonly string[])] {
  const { cues, likewise } = language;
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const [head, rest] = [text.slice(0, index), text.slice(index + joint.length).replace(AND, '')];
    const other = rest.replace(likewise, '').trim();
    const isSaid = cues.nice.test(head) || cues.must.test(head) || cues.mustStart.test(head);
    if (other.length < rest.length && other !== '' && isSaid) return [head, other];
    const more = bare(rest).replace(TOO, '');
    if (more.length < bare(rest).length && cues.nice.test(head)) return [head, more];
  }
  return [text];
}

/** 'The system is iTrent, so exposure to it is a must': what is asked for, without the reason before or the advice after it. */
export function withoutReason(text: string, language: AdvertLanguage): string {
  const { therefore, starters, cues } = language;
  for (const { index, 0: joint } of text.matchAll(/,? /gu)) {
    const [reason, rest] = [text.slice(0, index), text.slice(index + joint.length)];
    const word = therefore.exec(rest)?.[0];
    const asked = word === undefined ? '' : rest.slice(word.length).trim();
    if (!isClause(reason) || !isClause(asked)) continue;
    const isAsked = saysVerdict(bare(asked), language) || cues.must.test(asked);
    const isReasonAsked = starters.test(reason) || saysVerdict(reason, language);
    // 'Split shifts are part of it, so please only apply if that suits'
    if (isReasonAsked && cues.boilerplate.test(asked)) return reason;
    if (isReasonAsked || !isAsked || cues.boilerplate.test(asked)) continue;
    const name = NAMED.exec(reason)?.[1];
    return name === undefined ? asked : asked.replace(/(?<!\p{L})(?:it|them|this)(?!\p{L})/u, name);
  }
  return text;
}

/** Clauses that ask for something in a sentence about pay or benefits: 'there is a van, and a driving licence is needed'. */
export function clausesThatAsk(
  text: string,
  language: AdvertLanguage,
): readonly { readonly text: string; readonly kind: 'must' | 'nice' }[] {
  const clauses = text
    .split(JOINT)
    .flatMap((clause) =>
      clause.split(
        / (?:and|und|et|y|e|en|i) (?=(?:it|this|pays?|attracts?|earns?|das|cela|eso|questo|dit|to|isso)(?!\p{L}))/iu,
      ),
    );
  if (clauses.length < 2) return [];
  const kindOf = (clause: string) => (isWish(clause, 'open', language) ? 'nice' : 'must');
  return clauses.flatMap((part, at) => {
    const clause = bare(part.replace(AND, ''));
    if (!isClause(clause) || !saysVerdict(clause, language)) return [];
    if (PRONOUN.test(clause)) {
      const [first = ''] = clauses;
      return at > 0 ? [{ text: first, kind: kindOf(clause) }] : [];
    }
    if (classifyStatement(clause, 'open', language) === 'boilerplate') return [];
    return [{ text: clause, kind: kindOf(clause) }];
  });
}
