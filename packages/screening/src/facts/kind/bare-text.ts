import { wordsOfAll } from '../../text/language/language-data.js';
import { findSkillHits } from '../../text/terms/skill-matcher.js';
import { foldText } from '../../text/words/fold.js';
import { tokenize } from '../../text/words/tokens.js';
import { hasCareerSigns, saysHowLong } from './content-signs.js';
import { wordsOf } from './document-kind-words.js';

/** Characters of a text that says nothing unless it names a section, a date or a skill. */
const FEW_CHARACTERS = 200;
/** Signs of scripts whose words are short, and whose sections and skills are not known here, say more each. */
const DENSE = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;
const DENSE_WEIGHT = 4;
const roles = wordsOfAll('roles');
const CONTACT = /[^\s@]@[\w-]{1,63}\.\p{L}|(?:\d[\s().-]{0,3}){9,15}/u;
/** When something was printed, scanned or copied: such dates are nobody's career. */
const STAMPED =
  /https?:\S+|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.? \p{L}{3,10}\.?,? \d{4}|\p{L}{3,10} \d{1,2},? \d{4}|(?:©|\(c\)|copyright) ?\d{4}/giu;
const YEAR = /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/;

/** True where a word says what somebody works as: 'cleaner'. */
export function namesRole(text: string): boolean {
  return wordsOf(text).some((word) => roles.has(foldText(word)));
}

/** True for a few words without a section, a date, a time worked or a skill: a footer or a stamp, not a resume. */
export function isBareText(text: string): boolean {
  const words = text.trim();
  const dense = words.match(DENSE)?.length ?? 0;
  if (words.length + dense * (DENSE_WEIGHT - 1) >= FEW_CHARACTERS) return false;
  if (hasCareerSigns(words) || saysHowLong(words)) return false;
  const unstamped = words.replace(STAMPED, ' ');
  if (YEAR.test(unstamped) || namesRole(unstamped)) return false;
  return findSkillHits(unstamped, tokenize(unstamped)).length === 0;
}

/** True where nothing but a few such words can be read, not even how to reach somebody. */
export function isAlmostBlank(text: string): boolean {
  return !CONTACT.test(text) && isBareText(text);
}
