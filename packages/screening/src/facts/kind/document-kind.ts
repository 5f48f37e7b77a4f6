import { type DocumentSigns, readSigns } from './document-kind-signs.js';

/** Kinds that are distinguished; whatever is not certainly another one is a resume. */
export const documentKinds = [
  'resume',
  'blank-template',
  'form',
  'invoice',
  'certificate',
  'cover-letter',
  'reference-letter',
  'job-advert',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface FoundDocumentKind {
  readonly kind: DocumentKind;
  /** The signs that speak for it, as short phrases for a person; empty for a resume. */
  readonly reasons: readonly string[];
}

/** Sections about a career: a letter or a certificate mentions at most one. */
function careerSections({ sections }: DocumentSigns): number {
  return ['experience', 'education', 'skills'].filter((section) => sections.has(section)).length;
}

/** It calls itself a resume, or it is laid out and dated like one. */
function isCareer(signs: DocumentSigns): boolean {
  return signs.hasTitle('resume') || signs.spans >= 2 || careerSections(signs) >= 2;
}

const quoted = (phrases: readonly string[]) => phrases.slice(0, 4).map((phrase) => `“${phrase}”`);

type Rule = (signs: DocumentSigns) => readonly string[] | null;

const rules: Readonly<Record<Exclude<DocumentKind, 'resume'>, Rule>> = {
  'blank-template': (signs) => {
    const { holes, words, spans } = signs;
    if (holes.length >= 4 && words / holes.length <= 25 && spans <= 1) {
      return [`placeholders such as [${holes[0]}]`];
    }
    const filler = signs.distinct('blank-template filler');
    const share = signs.count('blank-template filler') / Math.max(1, words);
    if (filler.includes('lorem') && filler.includes('ipsum') && share >= 0.1) {
      return ['dummy text (“lorem ipsum”)'];
    }
    const asks = signs.distinct('blank-template sign');
    return asks.length >= 3 && spans <= 1 ? quoted(asks) : null;
  },
  form: (signs) => {
    const { blanks, spans } = signs;
    const said = signs.distinct('form sign');
    const isForm = blanks >= 5 ? said.length >= 2 : blanks >= 3 && said.length >= 4;
    return isForm && spans <= 1 ? [`${blanks} blanks to be filled in`, ...quoted(said)] : null;
  },
  invoice: (signs) => {
    const said = signs.distinct('invoice sign');
    const enough = signs.hasTitle('invoice') ? 3 : 5;
    return said.length >= enough && signs.amounts >= 2 && !isCareer(signs) ? quoted(said) : null;
  },
  certificate: (signs) => {
    const said = signs.distinct('certificate sign');
    const enough = signs.hasTitle('certificate') ? 1 : 2;
    const isShort = signs.words <= 350;
    return said.length >= enough && isShort && !isCareer(signs) && !signs.isLetter
      ? quoted(said)
      : null;
  },
  'cover-letter': (signs) => {
    const said = signs.distinct('cover-letter sign');
    return signs.isLetter && said.length >= 2 && !isCareer(signs)
      ? ['a greeting and a closing', ...quoted(said)]
      : null;
  },
  'reference-letter': (signs) => {
    const said = signs.distinct('reference-letter sign');
    const enough = signs.hasTitle('reference-letter') ? 2 : 4;
    return said.length >= enough && !isCareer(signs) ? quoted(said) : null;
  },
  'job-advert': (signs) => {
    const said = signs.distinct('job-advert sign');
    const speaks = signs.count('job-advert you');
    const enough = signs.startsWithContact ? 6 : 3;
    const isPerson = signs.hasTitle('resume') || signs.spans >= 2;
    return said.length >= enough && speaks >= 3 && !isPerson ? quoted(said) : null;
  },
};

/**
 * What kind of document a text is. Cautious: a resume mistaken for something else is a person overlooked, so several
 * signs of another kind must coincide, and a career with its sections or dates outweighs them.
 */
export function findDocumentKind(text: string): FoundDocumentKind {
  const signs = readSigns(text);
  for (const kind of documentKinds) {
    if (kind === 'resume') continue;
    const reasons = rules[kind](signs);
    if (reasons) return { kind, reasons };
  }
  return { kind: 'resume', reasons: [] };
}

const readsLike: Readonly<Record<DocumentKind, string>> = {
  resume: 'a resume',
  'blank-template': 'a template that nobody filled in',
  form: 'a form to be filled in',
  invoice: 'an invoice',
  certificate: 'a certificate',
  'cover-letter': 'a cover letter',
  'reference-letter': 'a reference about somebody',
  'job-advert': 'a job advert',
};

/** The sentence for a person about a file that is no resume. */
export function describeDocumentKind(kind: DocumentKind): string {
  return `This is not a resume: it reads like ${readsLike[kind]}.`;
}
