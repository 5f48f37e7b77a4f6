import type { ExtractedResume, UnreadableResume } from '../../types.js';
import { readResumeFile, type ResumeFile } from './read-file.js';

/** The task a worker thread of the extractor runs. */
export default async function extractInWorker(
  file: ResumeFile,
): Promise<ExtractedResume | UnreadableResume> {
  return readResumeFile(file);
}
