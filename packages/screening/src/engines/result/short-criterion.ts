import { isAdjective } from '../../job/statements/attributive.js';
import { trimEndOf } from '../../text/words/trim.js';

const MAX_WORDS = 6;
/** Where the first words alone would say nothing: 'Graduate of an accredited school' of what? */
const MAX_BOUND_WORDS = 9;
/** How much is asked for, not what; may occur several times in a row. */
const LEAD =
  /^(?:(?:a|an|the|at least|minimum(?: of)?|proven|demonstrated|progressive|sound|strong|solid|good|excellent|some|current|relevant|demonstrable|extensive|previous|significant|working|thorough|hands-on|confident|proficient|familiar|skilled|competent|able|ability|must have|must be|experience[ds]?|knowledge|understanding|skills?|expertise|track record|familiarity|proficiency|competence|\d+\+?(?:\s*(?:-|–|to)\s*\d+)?\s*(?:years?|yrs?)|(?:two|three|four|five|six|seven|eight|nine|ten) (?:or more )?years?)(?:['’])?\s+(?:(?:of|in|with|to|on|as|using)\s+)?)+/i;
const DANGLING =
  /^(?:and|or|of|in|on|at|to|with|for|by|from|the|an?|as|act|using|its|their|our|per)$/i;

/** How much it is wanted, placed after it: 'CPA preferred'. */
const WANTED =
  /\s(?:is |are |would be )?(?:preferred|required|desired|desirable|essential|mandatory|necessary|an advantage|a plus|a must|advantageous|beneficial)$/i;

/** The subject of a criterion may follow these words: 'graduate of a school of nursing', 'delivery of care'. */
const BINDING = /^(?:of|in|for)$/i;
/** After these words a criterion says how, where or with whom. */
const LOOSE = /^(?:on|at|to|with|by|from|as|using)$/i;
const PREPOSITION = /^(?:of|in|on|at|to|with|for|by|from|as|using)$/i;
/** Fewer words before a phrase that is left out say nothing. */
const MIN_WORDS = 3;

function withoutDangling(words: readonly string[]): string {
  const last = words.findLastIndex((word) => !DANGLING.test(word));
  return words.slice(0, Math.max(0, last) + 1).join(' ');
}

/** The first words of a long criterion, without a last phrase that would be cut in half. */
function cut(words: readonly string[]): string {
  if (words.length <= MAX_WORDS) return withoutDangling(words);
  const ends = [...words.keys()].filter((at) => at >= MIN_WORDS && LOOSE.test(words[at] ?? ''));
  const [near] = ends.filter((at) => at <= MAX_WORDS).slice(-1);
  if (near !== undefined) return withoutDangling(words.slice(0, near));
  const kept = words.slice(0, MAX_WORDS);
  const phrase = kept.findLastIndex((word) => PREPOSITION.test(word));
  const isBound = BINDING.test(kept[phrase] ?? '') && phrase >= MIN_WORDS - 1;
  const far = [...ends, words.length].find((at) => at <= MAX_BOUND_WORDS) ?? 0;
  // A single word more is no reason to cut where no phrase ends.
  if (far > 0 && (isBound || (phrase < 2 && far === MAX_WORDS + 1))) {
    return withoutDangling(words.slice(0, far));
  }
  return withoutDangling(kept.slice(0, phrase >= 2 ? phrase : MAX_WORDS));
}

/** A criterion shortened to its head of some six words, for use inside a sentence; never cut within a word. */
export function shortCriterion(text: string): string {
  const whole = trimEndOf(text.replace(/\s+/g, ' '), ' .;:,!…').replace(WANTED, '');
  const rest = whole.replace(LEAD, '');
  const content = /\p{L}{3}/u.test(rest) ? rest : whole;
  const [clause = ''] = content.split(/[;:(]|\s[–—-]\s|\.\s|\s(?:including|such as|e\.g\.)\s/i);
  const [first = ''] = clause.split(',');
  // 'safe, high-quality patient care': an adjective without its noun is no head.
  const head = isAdjective(first.split(' ').at(-1) ?? '') ? clause : first;
  const words = (/\p{L}{3}/u.test(head) ? head : content).trim().split(' ');
  const short = cut(words);
  return short.charAt(0).toUpperCase() + short.slice(1);
}
