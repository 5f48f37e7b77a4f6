import type { DocumentSigns } from './document-kind-signs.js';

/** Kinds that the words of a text show, in the order in which they are looked for. */
export const wordedKinds = [
  'blank-template',
  'form',
  'payslip',
  'invoice',
  'contract',
  'minutes',
  'certificate',
  'cover-letter',
  'reference-letter',
  'job-advert',
  'price-list',
  'web-page',
] as const;
export type WordedKind = (typeof wordedKinds)[number];

/** Number of sections about a career: a letter or a certificate mentions at most one. */
export function careerSections({ sections }: DocumentSigns): number {
  return ['experience', 'education', 'skills'].filter((section) => sections.has(section)).length;
}

/** It calls itself a resume, or it is laid out and dated like one. */
export function isCareer(signs: DocumentSigns): boolean {
  return signs.hasTitle('resume') || signs.spans >= 2 || careerSections(signs) >= 2;
}

const quoted = (phrases: readonly string[]) => phrases.slice(0, 4).map((phrase) => `“${phrase}”`);

type Rule = (signs: DocumentSigns) => readonly string[] | null;

/** A text that has so many signs of the kind: fewer are needed where the kind heads it. */
function bySigns(kind: WordedKind, titled: number, untitled: number): Rule {
  return (signs) => {
    const said = signs.distinct(`${kind} sign`);
    const enough = signs.hasTitle(kind) ? titled : untitled;
    return said.length >= enough && !isCareer(signs) ? quoted(said) : null;
  };
}

/** A heading, many signs and many amounts: its periods are no career, unless sections of one follow. */
function isSurelyInvoice(signs: DocumentSigns): boolean {
  return (
    signs.hasTitle('invoice') &&
    signs.distinct('invoice sign').length >= 5 &&
    signs.amounts >= 3 &&
    !signs.hasTitle('resume') &&
    careerSections(signs) === 0
  );
}

/** The reasons for each kind; null where a text is not of it. */
export const kindRules: Readonly<Record<WordedKind, Rule>> = {
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
  payslip: (signs) =>
    signs.amounts >= 3 && careerSections(signs) === 0 ? bySigns('payslip', 3, 6)(signs) : null,
  invoice: (signs) => {
    const said = signs.distinct('invoice sign');
    const enough = signs.hasTitle('invoice') ? 3 : 5;
    const isInvoice = said.length >= enough && signs.amounts >= 2 && !isCareer(signs);
    return isInvoice || isSurelyInvoice(signs) ? quoted(said) : null;
  },
  contract: (signs) => (careerSections(signs) === 0 ? bySigns('contract', 4, 7)(signs) : null),
  minutes: (signs) => (careerSections(signs) === 0 ? bySigns('minutes', 3, 6)(signs) : null),
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
  'reference-letter': bySigns('reference-letter', 2, 4),
  'job-advert': (signs) => {
    const said = signs.distinct('job-advert sign');
    const speaks = signs.count('job-advert you');
    const enough = signs.startsWithContact ? 6 : 3;
    const isPerson = signs.hasTitle('resume') || signs.spans >= 2;
    return said.length >= enough && speaks >= 3 && !isPerson ? quoted(said) : null;
  },
  'price-list': (signs) => {
    const isPriced = signs.amounts >= 4 && signs.amounts >= signs.lines * 0.35;
    return isPriced ? bySigns('price-list', 1, 4)(signs) : null;
  },
  'web-page': (signs) => {
    const isPerson = signs.startsWithContact || careerSections(signs) > 0 || signs.spans > 0;
    return isPerson ? null : bySigns('web-page', 6, 6)(signs);
  },
};
