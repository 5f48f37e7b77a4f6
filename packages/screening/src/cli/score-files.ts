import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { upload } from '@shortlist/contracts/constants';
import { EngineError } from '../errors.js';
import { unreadable } from '../files/document/unreadable.js';
import type {
  Extractor,
  PreparedJob,
  ScreeningEngine,
  ScreeningResult,
  UnreadableResume,
} from '../types.js';

export interface ScoredFile {
  readonly path: string;
  readonly result: ScreeningResult | UnreadableResume;
}

/** Reads and scores one file; a file that can't be is reported with its reason. */
export async function scoreFile(
  path: string,
  parts: { extractor: Extractor; engine: ScreeningEngine; job: PreparedJob },
): Promise<ScoredFile> {
  const fileName = basename(path);
  if ((await stat(path)).size > upload.maxFileBytes) {
    return { path, result: unreadable(fileName, 'too-large') };
  }
  const resume = await parts.extractor.extract({ fileName, bytes: await readFile(path) });
  if (resume.kind === 'unreadable') return { path, result: resume };
  try {
    return { path, result: await parts.engine.screen(parts.job, resume) };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { path, result: unreadable(fileName, 'engine-failed', error.message) };
  }
}
