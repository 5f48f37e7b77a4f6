import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { upload } from '@shortlist/contracts/constants';
import { EngineError } from '../errors.js';
import { splitResumes } from '../facts/kind/several-resumes.js';
import { unreadable } from '../files/document/unreadable.js';
import type {
  ExtractedResume,
  Extractor,
  PreparedJob,
  ScreeningEngine,
  ScreeningResult,
  UnreadableResume,
} from '../types.js';

export interface ScoredFile {
  /** With the pages where the file holds several resumes. */
  readonly path: string;
  readonly result: ScreeningResult | UnreadableResume;
}

/** A resume of a file, or the reason why the file has none. */
export interface ReadResume {
  /** With the pages where the file holds several resumes. */
  readonly path: string;
  readonly resume: ExtractedResume | UnreadableResume;
}

interface Scoring {
  readonly engine: ScreeningEngine;
  readonly job: PreparedJob;
}

/** Reads the resumes of one file. One that can't be read is reported with its reason. */
export async function readResumes(
  path: string,
  extractor: Extractor,
): Promise<readonly ReadResume[]> {
  const fileName = basename(path);
  if ((await stat(path)).size > upload.maxFileBytes) {
    return [{ path, resume: unreadable(fileName, 'too-large') }];
  }
  const read = await extractor.extract({ fileName, bytes: await readFile(path) });
  if (read.kind === 'unreadable') return [{ path, resume: read }];
  return splitResumes(read).map((resume) => ({
    path: `${path}${resume.fileName.slice(fileName.length)}`,
    resume,
  }));
}

async function scoreResume(
  { path, resume }: ReadResume,
  { engine, job }: Scoring,
): Promise<ScoredFile> {
  if (resume.kind === 'unreadable') return { path, result: resume };
  try {
    return { path, result: await engine.screen(job, resume) };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { path, result: unreadable(resume.fileName, 'engine-failed', error.message) };
  }
}

/** Scores the resumes of one file. One that can't be scored is reported with its reason. */
export async function scoreFile(
  resumes: readonly ReadResume[],
  scoring: Scoring,
): Promise<readonly ScoredFile[]> {
  const scored: ScoredFile[] = [];
  for (const each of resumes) scored.push(await scoreResume(each, scoring));
  return scored;
}
