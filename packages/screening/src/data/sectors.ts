import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Concept, type EvidenceField, foreignLanguages } from './evidence.js';

const phrases = z.array(z.string().min(1)).readonly();

const sector = z.strictObject({
  name: z.string().min(1),
  /** Field of `evidence/` that it belongs to. */
  field: z.string().min(1),
  /** English words for it, with an article where they need one: 'retail', 'a laboratory', 'the motor trade'. */
  words: phrases,
  names: z.partialRecord(z.enum(foreignLanguages), phrases).default({}),
  /** The jobs in it. */
  titles: z.strictObject({
    /** All jobs of these fields. */
    fields: phrases.default([]),
    /** Parts of the names of jobs, searched in its own field and in the fields of `alsoIn`. */
    named: phrases.default([]),
    alsoIn: phrases.default([]),
    /** Jobs that do one of these things. */
    does: phrases.default([]),
  }),
  /** Words and names by which employers in it are known, as patterns of phrases: 'hotel*', 'premier inn'. */
  employers: phrases.default([]),
  /** True where people of any trade know the sector of their employer: an electrician of a hospital, an accountant of an airline. */
  byEmployer: z.boolean().default(false),
});

type Sector = z.infer<typeof sector>;
type Title = EvidenceField['titles'][number];

const ARTICLE = /^(?:an?|the) /;
/** How adverts and resumes speak of work in a sector. */
const BARE = [
  '_ experience',
  '_ industry',
  '_ sector',
  '_ background',
  '_ environment',
  '_ setting',
];
const AFTER = [
  'experience in _',
  'experience on _',
  'experience of _',
  'experience within _',
  'experience working in _',
  'experience of working in _',
  'experience gained in _',
  'background in _',
  'career in _',
  'worked in _',
  'working in _',
];
const PLACE = 'in _';

/** 'Retail' → 'retail experience', 'retail sector', 'experience in retail'. */
function englishNames(word: string): readonly string[] {
  const fill = (forms: readonly string[], text: string) =>
    forms.map((form) => form.replace('_', text));
  if (ARTICLE.test(word)) return fill([...AFTER, PLACE], word);
  return [...fill(BARE, word), ...fill(AFTER, word)];
}

const conceptOf = ({ name, words, names }: Sector): Concept => ({
  name,
  names: { ...names, en: words.flatMap(englishNames) },
  exact: [],
  shownBy: [],
  implies: [],
  sisters: [],
});

function isIn({ field: own, titles }: Sector, title: Title, field: string): boolean {
  if (titles.fields.includes(field)) return true;
  if (title.does.some((thing) => titles.does.includes(thing))) return true;
  const isNear = field === own || titles.alsoIn.includes(field);
  const named = titles.named.map((part) => part.toLowerCase());
  return (
    isNear &&
    title.names.some((name) => named.some((part) => `${name} `.toLowerCase().includes(part)))
  );
}

/** Sectors of work: what adverts call 'retail experience' every job of the sector shows. Throws a ZodError for another shape. */
export function loadSectors(): readonly Sector[] {
  return z
    .array(sector)
    .parse(JSON.parse(readFileSync(new URL('sectors.json', import.meta.url), 'utf8')));
}

/** Fields with the sectors among their things, which each job of a sector shows. */
export function withSectors(fields: readonly EvidenceField[]): readonly EvidenceField[] {
  const sectors = loadSectors();
  return fields.map(({ field, concepts, titles }, at) => {
    const isFirst = fields.findIndex((each) => each.field === field) === at;
    const own = isFirst ? sectors.filter((each) => each.field === field) : [];
    const known = concepts.map((concept) => {
      const same = own.find(({ name }) => name === concept.name);
      if (!same) return concept;
      const others = conceptOf(same).names;
      const codes = ['en', ...foreignLanguages] as const;
      const names = codes.map((code) => [
        code,
        [...(concept.names[code] ?? []), ...(others[code] ?? [])],
      ]);
      return { ...concept, names: Object.fromEntries(names) as Concept['names'] };
    });
    const added = own.filter(({ name }) => !concepts.some((concept) => concept.name === name));
    return {
      field,
      concepts: [...known, ...added.map(conceptOf)],
      titles: titles.map((title) => ({
        ...title,
        does: [
          ...title.does,
          ...sectors.flatMap((each) => (isIn(each, title, field) ? each.name : [])),
        ],
      })),
    };
  });
}
