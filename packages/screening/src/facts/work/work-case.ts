import { lazily } from '../../lazily.js';
import { taxonomy, writtenForms } from '../../text/terms/taxonomy.js';

/** Words that the taxonomy writes in capitals only: 'HGV', 'IT', 'SAP'. */
const acronyms = lazily(() => {
  const capitals = new Set<string>();
  const ordinary = new Set<string>();
  for (const { occupations, skills } of taxonomy()) {
    for (const { text } of [...occupations, ...skills].flatMap(writtenForms)) {
      for (const word of text.match(/[\p{L}\p{N}]{2,}/gu) ?? []) {
        const isAcronym = word === word.toUpperCase() && /\p{L}/u.test(word);
        (isAcronym ? capitals : ordinary).add(word.toUpperCase());
      }
    }
  }
  for (const word of ordinary) capitals.delete(word);
  return capitals;
});
const SMALL = new Set(
  'of and the for in at to on by with or de du des di da do dos del della der die das und für la le les et en el los las y e van von voor und ds w z i'.split(
    ' ',
  ),
);

function calmWord(word: string, index: number): string {
  const letters = word.replace(/[^\p{L}\p{N}]/gu, '');
  const isAcronym =
    acronyms().has(letters) ||
    (letters.length <= 4 && letters.length > 1 && !/[AEIOUYÀ-ÖØ-Ý]/.test(letters)) ||
    /\d/.test(letters);
  const lower = word.toLowerCase();
  if (index > 0 && SMALL.has(lower)) return lower;
  if (isAcronym) return word;
  return lower.replace(
    /(^|[-/('’&])(\p{L})/gu,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
}

/** Words in capitals in sentence case: 'HEAD OF IT' becomes 'Head of IT'. Acronyms and other text are unchanged. */
export function calmCapitals(text: string): string {
  const isShouted = text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);
  if (!isShouted) return text;
  return text.split(' ').map(calmWord).join(' ');
}
