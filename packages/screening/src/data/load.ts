import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { loadWords } from './load-words.js';

export { loadWords } from './load-words.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Words of requirements that say nothing of what is asked for, by language (ISO 639-1): `filler/<code>.txt`. */
export function loadFiller(code: string): readonly string[] {
  return loadWords(`../filler/${code}`);
}

const taxonomyEntry = z
  .strictObject({
    name: z.string().min(1),
    /** Other ways to write it; case and endings don't matter. */
    aliases: z.array(z.string().min(1)).default([]),
    /** Ways to write it that count only in exactly this spelling; the name itself counts exactly when it is among them. */
    exact: z.array(z.string().min(1)).default([]),
    /** Ways to write it that are everyday words too ('Go', 'Word'): exact, and only in a list or beside a skill of the same field. */
    everyday: z.array(z.string().min(1)).default([]),
  })
  .readonly();

const taxonomyField = z
  .strictObject({
    field: z.string().min(1),
    occupations: z.array(taxonomyEntry),
    skills: z.array(taxonomyEntry),
    /** Words that people of the field use whatever their job title: they show the field where no skill is named as such. */
    words: z.array(z.string().min(1)),
  })
  .readonly();

/** A skill or an occupation with all the ways to write it. */
export type TaxonomyEntry = z.infer<typeof taxonomyEntry>;
/** A field of work. */
export type TaxonomyField = z.infer<typeof taxonomyField>;

/** The fields of `taxonomy/*.json` in the order of their file names. Throws a ZodError for a file of another shape. */
export function loadTaxonomy(): readonly TaxonomyField[] {
  return readdirSync(new URL('taxonomy/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => taxonomyField.parse(JSON.parse(read(`taxonomy/${name}`))));
}

const entries = z.array(z.string().min(1)).min(1).readonly();
const sectionHeadings = z
  .strictObject({
    experience: entries,
    education: entries,
    skills: entries,
    summary: entries,
    certificates: entries,
    languages: entries,
    contact: entries,
    references: entries,
    interests: entries,
    projects: entries,
    publications: entries,
    personal: entries,
    volunteering: entries,
    memberships: entries,
    awards: entries,
    breaks: entries,
  })
  .readonly();

/** Words of a rejection email, as one of the eight languages puts them without guessing anybody's gender. */
const rejectionWords = z
  .strictObject({
    /** `{position}` becomes the first words of the advert, or `untitled` where it has none. */
    subject: z.string().includes('{position}'),
    untitled: z.string().min(1),
    /** First line; names the person only where the language can do so without inflecting the name. */
    greeting: z.string().min(1),
    /** Replacement for an unknown name; blank leaves the name out. */
    nameless: z.string(),
    /** `{at}` becomes `at` where the company is known. */
    paragraphs: entries,
    at: z.string().includes('{{company}}'),
    closing: z.string().min(1),
    /** Signs where neither a name nor a company is known. */
    team: z.string().min(1),
  })
  .readonly();

const languageEntry = z
  .strictObject({
    /** ISO 639-1. */
    code: z.string().length(2),
    /** In English. */
    name: z.string().min(1),
    /** The language's code for the Snowball stemmer. */
    stemmer: z.string().length(2),
    stopWords: entries,
    /** Words that adverts of every occupation share, as `words/generic.txt` has them for English. */
    generic: z.array(z.string().min(1)).readonly().default([]),
    /** All spellings and abbreviations of the twelve months, January first. */
    months: z.array(entries).length(12).readonly(),
    seasons: z
      .strictObject({ spring: entries, summer: entries, autumn: entries, winter: entries })
      .readonly(),
    /** Words for a date that is not yet over ('present'). */
    present: entries,
    /** Before the first date of a stretch of time without an end. */
    since: entries,
    /** The same as verbs, which begin statements of a job as well: 'starting in May 2019'. */
    starting: z.array(z.string().min(1)).readonly().default([]),
    /** Between two dates. */
    until: entries,
    yearWords: entries,
    monthWords: entries,
    numbers: z.record(z.string().min(1), z.number().int().positive()).readonly(),
    /** Words that follow a stated number of years ('experience'). */
    experienceWords: entries,
    /** Titles that a resume or a letter gives itself. */
    documentHeadings: entries,
    /** Headings by the kind of section they open; a heading opens one kind. */
    sections: sectionHeadings,
    /** Wordings of time away from work. */
    breaks: entries,
    /** Work in the place of somebody who is away: no break. */
    leaveCover: entries,
    /** Degrees, schools and what is said of study. */
    study: entries,
    /** Training on the job that ends in a trade. */
    apprenticeship: entries,
    volunteering: entries,
    /** Things with dates that are no work: memberships, papers and their validity, births. */
    otherDates: entries,
    nameLabels: entries,
    givenNameLabels: entries,
    surnameLabels: entries,
    honorifics: entries,
    referees: entries,
    contactLabels: entries,
    /** Labels before personal data: 'Date of birth'. */
    personalLabels: entries,
    /** Placeholders that templates have for a name. */
    namePlaceholders: entries,
    /** Words that job titles are made around. */
    roles: entries,
    /** Words by which an employer is known as an organisation. */
    organisations: entries,
    /** Words of parts of an organisation. */
    departments: entries,
    rejection: rejectionWords,
  })
  .readonly();

/** A language that resumes are read in. Words are in lower case, with the accents the language writes. */
export type LanguageEntry = z.infer<typeof languageEntry>;
/** The kinds of section of a resume. */
export type SectionKind = keyof LanguageEntry['sections'];

/** The languages of `languages/*.json` in the order of their codes. Throws a ZodError for a file of another shape. */
export function loadLanguages(): readonly LanguageEntry[] {
  return readdirSync(new URL('languages/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => languageEntry.parse(JSON.parse(read(`languages/${name}`))));
}

const otherLanguages = languageEntry.unwrap().pick({
  present: true,
  since: true,
  until: true,
  months: true,
  documentHeadings: true,
  nameLabels: true,
});

/** The few words of many more languages without which neither dates nor names of a resume can be told. */
export type OtherLanguages = z.infer<typeof otherLanguages>;

/** The words of `other-languages.json`. Throws a ZodError for another shape. */
export function loadOtherLanguages(): OtherLanguages {
  return otherLanguages.parse(JSON.parse(read('other-languages.json')));
}

/** Licences, registrations and certificates of `certificates.json`. Throws a ZodError for a file of another shape. */
export function loadCertificates(): readonly TaxonomyEntry[] {
  return z.array(taxonomyEntry).parse(JSON.parse(read('certificates.json')));
}
