import { loadCounted } from '../../data/judging.js';
import { languages } from '../../text/language/language-data.js';
import { stemOf } from '../../text/words/tokens.js';

/** The numbers of the groups of nouns by which the same is counted, by the stem of a noun. */
const groups = new Map<string, string[]>();
for (const [group, nouns] of loadCounted().entries()) {
  for (const noun of nouns) {
    const stem = stemOf(noun.toLowerCase());
    groups.set(stem, [...(groups.get(stem) ?? []), `group ${group}`]);
  }
}

/** Names of the things that a noun counts, by its stem: the groups it belongs to, else the stem. */
export const countedBy = (stem: string): readonly string[] => groups.get(stem) ?? [stem];

/** Words between nouns of one thing that are counted together: '34 Windows and Linux servers'. */
const JOINTS = new Set('and or und oder et ou y o e en i lub'.split(' '));
const stopWords = new Set(languages.flatMap((language) => language.stopWords));

/** True for a word that ends what a number before it counts: '9 managers in 40 stores' counts no stores. */
export const endsCounted = (lower: string) => stopWords.has(lower) && !JOINTS.has(lower);

/** Counted in other ways, or no count of things at all. */
const NO_THING =
  /^(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|per|percent|st|nd|rd|th|am|pm|jahre?n?|monate?n?|wochen?|tage?n?|stunden?|ans?|années?|mois|jours?|heures?|años?|meses|días?|horas?|anni|mesi|giorni|ore|jaar|maanden|dagen|uur|lat|lata|rok|miesi\p{L}*|dni|godzin|anos?|dias?|or|and|to|bis|oder|und|in|of|x|h)$/iu;

/** True for a word that no number of things is of. */
export const isNoThing = (word: string) => NO_THING.test(word);
