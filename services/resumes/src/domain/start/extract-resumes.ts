import {
  type DocumentKind,
  type ExtractedResume,
  findDocumentKind,
  isAlmostBlank,
  type UnreadableResume,
} from '@shortlist/screening';
import pMap from 'p-map';
import type { Context } from '../../context.js';

export interface ResumeFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Gives the memory of `bytes` back at once. */
  readonly forget: () => void;
}

/** A text with what kind of document it is. */
export type ReadResume =
  (ExtractedResume & { readonly documentKind: DocumentKind }) | UnreadableResume;

/** Files of one upload that are read, or wait for their turn, at a time: as many as one account may have read. */
const TOGETHER = 4;

/** Longest text that is stored, in characters: far beyond any resume, far below the database's document limit. */
const MAX_TEXT_CHARACTERS = 1_000_000;

const ALMOST_BLANK =
  'This file shows hardly any text: it is probably a scan. Please upload a version with selectable text.';

function bound(resume: ExtractedResume): ReadResume {
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

/**
 * Reads the texts and separates resumes from other documents, in the order of the files. Each file is released as soon
 * as it is read: `files` is emptied, and `onRead` reports how many bytes became free. Files of an `account` take turns with
 * those of others.
 */
export function extractResumes(
  context: Pick<Context, 'extractor'>,
  files: ResumeFile[],
  onRead: (bytes: number) => void,
  account?: string,
): Promise<ReadResume[]> {
  return pMap(
    files.splice(0),
    async ({ fileName, bytes, forget }) => {
      const size = bytes.byteLength;
      const resume = await context.extractor.extract({
        fileName,
        bytes,
        ...(account !== undefined && { account }),
      });
      forget();
      onRead(size);
      return resume.kind === 'text' ? bound(resume) : resume;
    },
    { concurrency: TOGETHER },
  );
}
