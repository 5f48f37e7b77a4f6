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

interface Scoring {
  readonly extractor: Extractor;
  readonly engine: ScreeningEngine;
  readonly job: PreparedJob;
}

async function scoreResume(
  path: string,
  resume: ExtractedResume,
  { engine, job }: Scoring,
): Promise<ScoredFile> {
  try {
    return { path, result: await engine.screen(job, resume) };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { path, result: unreadable(resume.fileName, 'engine-failed', error.message) };
  }
}

/** Reads and scores the resumes of one file. One that can't be scored is reported with its reason. */
export async function scoreFile(path: string, scoring: Scoring): Promise<readonly ScoredFile[]> {
  const fileName = basename(path);
  if ((await stat(path)).size > upload.maxFileBytes) {
    return [{ path, result: unreadable(fileName, 'too-large') }];
  }
  const read = await scoring.extractor.extract({ fileName, bytes: await readFile(path) });
  if (read.kind === 'unreadable') return [{ path, result: read }];
  const scored: ScoredFile[] = [];
  for (const resume of splitResumes(read)) {
    const pages = resume.fileName.slice(fileName.length);
    scored.push(await scoreResume(`${path}${pages}`, resume, scoring));
  }
  return scored;
}
