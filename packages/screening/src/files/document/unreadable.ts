import { upload } from '@shortlist/contracts/constants';
import type { ExtractedResume, GivenReason, UnreadableResume } from '../../types.js';

const sentences: Record<GivenReason, string> = {
  empty: 'This file contains no text. Please upload a resume with text in it.',
  encrypted:
    'This file is protected by a password. Please remove the protection and upload it again.',
  corrupt:
    'This file is damaged or incomplete. Please open it on your computer, save it again and upload the new copy.',
  'image-only':
    'This file is a scan or a drawing: it contains pictures, but no text. Please upload a version with selectable text.',
  'unsupported-type': `This is no ${upload.formats} file, whatever its name says. Please upload the resume in one of these formats.`,
  'too-large': 'This file is too large to be read. Please upload a file of at most 10 MB.',
  timeout:
    'This file took too long to read. Please save it again in a simpler form, for example by printing it to PDF.',
  memory:
    'This file needs too much memory to be read. Please save it again in a simpler form, for example by printing it to PDF.',
  'engine-failed':
    'This resume could not be scored because the AI service did not answer. Please screen it again later.',
  'not-a-resume': 'This is not a resume. Please look at it yourself.',
  cancelled:
    'The screening was stopped before this resume was scored. Please add it again if it is needed.',
};

/** The sentence that tells a person why a file could not be read or scored and what to do. */
export function describeUnreadable(reason: GivenReason): string {
  return sentences[reason];
}

/** Why a file can't be read; thrown by the readers, turned into a result at the edge of extraction. */
export class UnreadableError extends Error {
  readonly reason: GivenReason;

  constructor(reason: GivenReason, message = sentences[reason], cause?: unknown) {
    super(message, { cause });
    this.name = 'UnreadableError';
    this.reason = reason;
  }
}

/** A file has used up the memory it was given: with more it may be read. */
export class OutOfMemoryError extends UnreadableError {
  constructor(cause?: unknown) {
    super('memory', undefined, cause);
    this.name = 'OutOfMemoryError';
  }
}

/** The content of a file is in pictures of its pages, where a recogniser may read it. */
export class PictureError extends UnreadableError {
  constructor(reason: GivenReason = 'image-only', message?: string) {
    super(reason, message);
    this.name = 'PictureError';
  }
}

/** The result for a file that could not be read. */
export function unreadable(
  fileName: string,
  reason: GivenReason,
  message = sentences[reason],
): UnreadableResume {
  return { kind: 'unreadable', fileName, reason, message };
}

/** True for the result of a file that could not be read. */
export function isUnreadable(
  result: ExtractedResume | UnreadableResume,
): result is UnreadableResume {
  return result.kind === 'unreadable';
}
