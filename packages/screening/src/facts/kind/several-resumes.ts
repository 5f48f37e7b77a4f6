import type { ExtractedResume, GivenFlag, ScannedText } from '../../types.js';
import { findIdentity } from '../identity/identity.js';
import { mayHoldSeveral, pagesIn } from './page-heads.js';
import { findResumeStarts } from './resume-starts.js';

const MAX_DETAIL = 500;

/** The words of a scan on some of its pages, `from` the first to before `to`, in the text from `start` on. */
function partOfScan(scan: ScannedText, from: number, to: number, start: number): ScannedText {
  const words = scan.words.filter(({ page }) => page > from && page <= to);
  return {
    ...scan,
    pages: scan.pages.slice(from, to),
    words: words.map((word) => ({
      ...word,
      page: word.page - from,
      start: word.start - start,
      end: word.end - start,
    })),
  };
}

/** The links that are written in the text, whole or as far as a line shows them. */
function mailtosIn(text: string, mailtos: readonly string[]): readonly string[] {
  const written = text.toLowerCase().replace(/\s+/g, '');
  return mailtos.filter((each) => written.includes(each.toLowerCase().replace(/@.*/, '@')));
}

/** 'applications.pdf, pages 3–4' */
function nameOfPart(fileName: string, first: number, last: number): string {
  return `${fileName}, ${first === last ? `page ${first}` : `pages ${first}–${last}`}`;
}

/** The file with the pages on which its resumes begin. Names of people are looked for, which takes processor time. */
export function withResumeStarts(file: ExtractedResume): ExtractedResume {
  const resumeStarts = mayHoldSeveral(file) ? findResumeStarts(pagesIn(file)) : [];
  return resumeStarts.length === 0 ? file : { ...file, resumeStarts };
}

/** The resumes of a file, in its order, where `withResumeStarts` found several; else the file itself. */
export function splitResumes(file: ExtractedResume): readonly ExtractedResume[] {
  const { text, pageStarts, fileName, mailtos = [], scan, resumeStarts: starts = [] } = file;
  if (starts.length === 0) return [file];
  // Somebody sent all of them, so the sender is none of them.
  const {
    mailtos: _mailtos,
    scan: _scan,
    applicant: _sender,
    resumeStarts: _starts,
    ...rest
  } = file;
  return starts.map((first, index) => {
    const behind = starts[index + 1] ?? pageStarts.length;
    const start = pageStarts[first] ?? 0;
    const own = text.slice(start, pageStarts[behind]).trimEnd();
    const links = mailtosIn(own, mailtos);
    return {
      ...rest,
      fileName: nameOfPart(fileName, first + 1, behind),
      text: own,
      pageStarts: pageStarts.slice(first, behind).map((each) => each - start),
      ...(links.length > 0 && { mailtos: links }),
      ...(scan && { scan: partOfScan(scan, first, behind, start) }),
      part: { fileName, firstPage: first + 1, lastPage: behind, resumes: starts.length },
    };
  });
}

/** Flags a file of several resumes of which only the first is judged. */
export function flagSeveral(others: readonly ExtractedResume[]): GivenFlag[] {
  if (others.length === 0) return [];
  const names = others.map(({ text }) => findIdentity(text, '').name);
  return [
    {
      kind: 'unclear-document',
      message: `This file holds ${others.length + 1} resumes. We scored only the first: please read the others yourself.`,
      detail: names.join(', ').slice(0, MAX_DETAIL),
    },
  ];
}
