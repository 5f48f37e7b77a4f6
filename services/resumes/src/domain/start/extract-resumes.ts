import {
  type DocumentKind,
  type ExtractedResume,
  findDocumentKind,
  isAlmostBlank,
  type OpenedFile,
  type UnreadableResume,
} from '@shortlist/screening';
import pMap from 'p-map';
import type { Context } from '../../context.js';
import type { Application } from '../../models/candidate.js';

/** A file to read, or one that is listed with its reason. */
export type ResumeFile = OpenedFile;

/** A text with the kind of its document, or why there is none; and how the file came. */
type ReadFile = (ExtractedResume & { readonly documentKind: DocumentKind }) | UnreadableResume;
export type ReadResume = ReadFile & {
  /** Null for a file without sender and letter. */
  readonly application: Application | null;
};
/** Files of one upload that are read, or wait for their turn, at a time: as many as one account may have read. */
const TOGETHER = 4;

/** Longest text that is stored, in characters: far beyond any resume, far below the database's document limit. */
const MAX_TEXT_CHARACTERS = 1_000_000;

const ALMOST_BLANK =
  'This file shows hardly any text: it is probably a scan. Please upload a version with selectable text.';

function bound(resume: ExtractedResume): ReadFile {
  if (isAlmostBlank(resume.text)) {
    const { fileName } = resume;
    return { kind: 'unreadable', fileName, reason: 'image-only', message: ALMOST_BLANK };
  }
  const hidden = resume.hiddenText.reduce((sum, text) => sum + text.length, 0);
  if (resume.text.length + hidden <= MAX_TEXT_CHARACTERS) {
    return { ...resume, documentKind: findDocumentKind(resume.text).kind };
  }
  return {
    kind: 'unreadable',
    fileName: resume.fileName,
    reason: 'too-large',
    message: 'The file holds far more text than a resume. Please upload a shorter version.',
  };
}

/** Sender and letter of the mail, or the person of the list, that the file came with. */
function applicationOf({ applicant, letter = '' }: ResumeFile): Application | null {
  if (!applicant && letter === '') return null;
  const { name, email } = applicant ?? { name: '', email: '' };
  return { name, email, letter };
}

async function readFile(
  { extractor }: Pick<Context, 'extractor'>,
  { fileName, bytes, packing, refusal }: ResumeFile,
  account: string | undefined,
): Promise<ReadFile> {
  if (refusal) return { kind: 'unreadable', fileName, ...refusal };
  const resume = await extractor.extract({
    fileName,
    bytes,
    ...(packing && { packing }),
    ...(account !== undefined && { account }),
  });
  return resume.kind === 'text' ? bound(resume) : resume;
}

export interface ExtractResumesOptions {
  /** Files of an account take turns with those of others. */
  readonly account?: string;
  /** Called after each file. */
  readonly onRead?: () => void;
}

/**
 * Reads the texts and separates resumes from other documents, in the order of the files. Each file is released as soon
 * as it is read: `files` is emptied.
 */
export function extractResumes(
  context: Pick<Context, 'extractor'>,
  files: ResumeFile[],
  { account, onRead = () => undefined }: ExtractResumesOptions = {},
): Promise<ReadResume[]> {
  return pMap(
    files.splice(0),
    async (file) => {
      const read = await readFile(context, file, account);
      file.forget();
      onRead();
      return { ...read, application: applicationOf(file) };
    },
    { concurrency: TOGETHER },
  );
}
