import { describe, expect, it } from 'vitest';
import {
  loadCertificates,
  loadLanguages,
  loadOtherLanguages,
  loadTaxonomy,
  loadWords,
} from './load.js';

describe('the taxonomy', () => {
  const fields = loadTaxonomy();

  it('names each field once', () => {
    const names = fields.map(({ field }) => field);
    expect(names.length).toBeGreaterThan(40);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(fields.map(({ field }, index) => [field, index] as const))(
    '%s: no entry twice, no padding, every exact spelling of its own',
    (_, index) => {
      const { occupations, skills } = fields[index] ?? { occupations: [], skills: [] };
      for (const entries of [occupations, skills]) {
        const names = entries.map(({ name }) => name.toLowerCase());
        expect(names).toEqual([...new Set(names)]);
      }
      for (const { name, aliases, exact, everyday } of [...occupations, ...skills]) {
        for (const text of [name, ...aliases, ...exact, ...everyday])
          expect(text).toBe(text.trim());
        for (const alias of aliases) expect([...exact, ...everyday]).not.toContain(alias);
      }
    },
  );
});

describe('certificates', () => {
  it('have one name each, and each way to write one means one', () => {
    const certificates = loadCertificates();
    expect(certificates.length).toBeGreaterThan(300);
    const forms = certificates.flatMap(({ name, aliases, exact, everyday }) => [
      ...new Set([name, ...aliases, ...exact, ...everyday].map((text) => text.toLowerCase())),
    ]);
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
    expect(forms).toEqual(forms.map((form) => form.trim()));
  });
});

describe('word lists', () => {
  it.each([
    'stop',
    'generic',
    'broad',
    'not-name',
    'post-nominals',
    'given-names',
    'adjectives',
    'ranks',
  ])('%s: lower case, each word once', (name) => {
    const words = loadWords(name);
    expect(words.length).toBeGreaterThan(30);
    expect(words).toEqual([...new Set(words)]);
    expect(words).toEqual(words.map((word) => word.toLowerCase()));
  });
});

/** All lists of words in a value, however deep. */
function listsOf(value: unknown): readonly (readonly string[])[] {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listsOf);
}

describe('the languages', () => {
  const languages = loadLanguages();

  it('are the eight that resumes are read in', () => {
    expect(languages.map(({ code }) => code)).toEqual([
      'de',
      'en',
      'es',
      'fr',
      'it',
      'nl',
      'pl',
      'pt',
    ]);
  });

  it.each([...languages, { ...loadOtherLanguages(), code: 'other' }])(
    '$code: lower case, no padding, each word once in its list',
    ({ code: _code, ...language }) => {
      // Sentences, not words.
      const lists = listsOf({ ...language, rejection: null });
      expect(lists.length).toBeGreaterThan(12);
      for (const words of lists) {
        expect(words).toEqual(words.map((word) => word.trim().toLowerCase()));
        expect(words).toEqual([...new Set(words)]);
      }
    },
  );

  it.each(languages.map((each) => [each.code, each] as const))(
    '%s: a heading opens one kind of section, a word names one month',
    (_, { sections, months, stopWords, roles, organisations }) => {
      for (const words of [Object.values(sections).flat(), months.flat()]) {
        expect(words).toEqual([...new Set(words)]);
      }
      for (const words of [stopWords, roles, organisations]) {
        expect(words.length).toBeGreaterThan(70);
      }
    },
  );
});
