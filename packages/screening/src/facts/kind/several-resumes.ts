import { sectionOf } from '../../text/language/language-data.js';
import { foldText } from '../../text/words/fold.js';
import type { ExtractedResume, GivenFlag } from '../../types.js';
import { findIdentity, type Identity } from '../identity/identity.js';
import { readSigns } from './document-kind-signs.js';
import { careerSections } from './kind-rules.js';

/** Characters at the top of a page within which a resume names its person. */
const HEAD = 600;
const HEAD_LINES = 8;
const MAX_DETAIL = 500;

/** A file's first resume, and the names at the top of the others. */
export interface FirstResume {
  readonly resume: ExtractedResume;
  readonly others: readonly string[];
}

/** The person that a page names at its top with an address; null for any other page. */
function personAtTop(text: string, fileName: string): Identity | null {
  const signs = readSigns(text);
  if (!signs.startsWithContact || careerSections(signs) === 0) return null;
  const head = text.split('\n').filter((line) => line.trim() !== '');
  const top = head.slice(0, HEAD_LINES);
  if (top.some((line) => sectionOf(line) === 'references')) return null;
  const person = findIdentity(text, fileName);
  const isSure = !person.isGuessed && person.email !== '' && person.addressDoubt === null;
  return isSure && foldText(top.join(' ')).includes(foldText(person.name)) ? person : null;
}

/** True for names without a common word: a page that repeats the name of its person is a page of the same resume. */
function isAnother(person: Identity, first: Identity, page: string): boolean {
  const words = foldText(first.name).split(/\s+/);
  const isNamed = words.some((word) => foldText(page.slice(0, HEAD)).includes(word));
  return !isNamed && person.email !== first.email;
}

/**
 * The first resume of a file, up to the page where another person's begins: another name with another address at the top, and sections
 * of a career below.
 */
export function firstResume(resume: ExtractedResume): FirstResume {
  const { text, pageStarts, fileName } = resume;
  const others: { readonly name: string; readonly start: number }[] = [];
  let first: Identity | null | undefined;
  for (const [index, start] of pageStarts.entries()) {
    if (index === 0 || !text.slice(start, start + HEAD).includes('@')) continue;
    first ??= personAtTop(text.slice(0, pageStarts[1]), fileName);
    if (first === null) break;
    const page = text.slice(start, pageStarts[index + 1]);
    const person = personAtTop(page, fileName);
    if (person && isAnother(person, first, page)) others.push({ name: person.name, start });
  }
  const [second] = others;
  if (!second) return { resume, others: [] };
  return {
    resume: {
      ...resume,
      text: text.slice(0, second.start).trimEnd(),
      pageStarts: pageStarts.filter((start) => start < second.start),
    },
    others: [...new Set(others.map(({ name }) => name))],
  };
}

/** Flags a file that holds the resumes of several people. */
export function flagSeveral(others: readonly string[]): GivenFlag[] {
  if (others.length === 0) return [];
  return [
    {
      kind: 'unclear-document',
      message: `This file holds ${others.length + 1} resumes. We scored only the first: please read the others yourself.`,
      detail: others.join(', ').slice(0, MAX_DETAIL),
    },
  ];
}
