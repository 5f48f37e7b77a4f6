import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const phrases = z.array(z.string().min(1)).readonly();

const advertWords = z
  .strictObject({
    /** Words that tell this language from the others. */
    marks: phrases,
    /** Endings of its words that languages like it write otherwise: 'ção' beside 'ción'. */
    endings: phrases.optional(),
    headings: z.strictObject({
      must: phrases,
      nice: phrases,
      duties: phrases,
      company: phrases,
      benefits: phrases,
      /** Where, when, how to apply: a label of one line. */
      other: phrases,
    }),
    /** Words around a heading that don't change what it is: 'key', 'your'. */
    modifiers: phrases,
    titleLabels: phrases,
    /** 'we are looking for': what comes before a job's title. */
    announce: phrases,
    /** 'wanted': what comes after one. */
    wanted: phrases,
    /** Words that end a title in a sentence. */
    afterTitle: phrases,
    cues: z.strictObject({
      nice: phrases,
      /** Speak of a whole list: 'are a plus'. */
      nicePlural: phrases,
      /** Begin a statement that is a wish as a whole. */
      niceStart: phrases,
      must: phrases,
      mustStart: phrases,
      /** Say at the end that something is asked for, without saying what: 'is required'. */
      mustEnd: phrases,
      dutiesStart: phrases,
      boilerplate: phrases,
      /** Words after which a statement only wishes: '…, preferably in a hotel'. */
      optionalTail: phrases,
    }),
    /** Words that mark a sentence about the employer. */
    company: z.strictObject({
      /** Its subject: 'we', 'since 1962 we', 'our'. */
      subjects: phrases,
      /** Words by which such a sentence asks for something all the same: 'we need'. */
      asks: phrases,
      /** 'About' of a heading 'About <name>'. */
      about: phrases,
      /** Of whom it asks something where that is not the reader: 'of our suppliers', 'all divisions'. */
      others: phrases,
      /** Its words for itself: 'us', 'our'. */
      us: phrases,
      /** Words for things that only an employer has: '85 staff', 'three generations'. */
      facts: phrases,
    }),
    /** 'You may have come through a bootcamp': allows something and asks for nothing. */
    permission: phrases,
    /** Names for a job's number: 'Req', 'Job ref'. */
    references: phrases,
    benefits: phrases,
    /** Words that begin something asked for: 'experience', 'valid'. */
    starters: phrases,
    /** Words that begin a part which belongs to the one before: 'such', 'with'. */
    attaching: phrases,
    examples: phrases,
    prepositions: phrases,
    /** Nouns that several words before them share: 'written and verbal skills'. */
    tails: phrases,
    /** Verbs that are left when a cue is cut off: 'German is' of 'German is a plus'. */
    copulas: phrases,
    and: phrases,
    or: phrases,
    /** Begin what takes another thing of the same worth, after a word for 'or'. */
    equivalents: phrases,
    /** Endings of an infinitive, for languages where a duty begins with one. */
    verbEndings: phrases,
    verbs: phrases,
    /** Requirements that every advert names and no resume shows. */
    soft: phrases,
    /** Things that resumes rarely show, which are asked on the call: the right to work, notice, salary, lifting. */
    call: phrases,
    /** Words for a paper that somebody holds: 'certificate', 'licence'. */
    papers: phrases,
    /** End a clause that allows something and asks for nothing: 'internships count', 'training is given'. */
    allowances: phrases,
    /** Begin a statement that only sets a maximum: 'up to 2 years'. */
    maximum: phrases,
    /** Begin a clause that says the same of another thing: 'as is', 'de même que'. */
    likewise: phrases,
    /** Begin a clause that asks for something after its reason: 'so', 'daher'. */
    therefore: phrases,
    /** End a statement on what the employer gives: 'are provided'. */
    provided: phrases,
    /** Begin a duty that any job has: 'attend team meetings', 'other duties as assigned'. */
    routine: phrases,
    /** Begin a duty that is done now and then: 'may also'. */
    secondary: phrases,
    /** Conditions of the work that somebody accepts or not: shifts, travel, a driving licence, papers to work. */
    conditions: phrases,
    /** Begin something that somebody has more or less of: 'experience', 'knowledge'. */
    graded: phrases,
    /** Words beside the name and the level of a language that is asked for: 'written', 'at least'. */
    languageWords: phrases,
  })
  .readonly();

/** How adverts of one language are worded. Phrases are written for `phrasePattern`. */
export type AdvertWords = z.infer<typeof advertWords>;

/** The words of `adverts/*.json` by language code. Throws a ZodError for a file of another shape. */
export function loadAdvertWords(): ReadonlyMap<string, AdvertWords> {
  const folder = new URL('adverts/', import.meta.url);
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [
        name.replace('.json', ''),
        advertWords.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
      ]),
  );
}
