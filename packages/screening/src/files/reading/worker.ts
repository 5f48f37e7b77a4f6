import { workerData } from 'node:worker_threads';
import { limitPdfium } from '../pdf/page/pdfium.js';
import type { FileReading, ReadingLimits } from './protocol.js';
import { readResumeFile, type ResumeFile } from './read-file.js';

limitPdfium((workerData as ReadingLimits).pdfMemoryBytes);

/** The task a worker thread of the extractor runs. */
export default async function extractInWorker(file: ResumeFile): Promise<FileReading> {
  return readResumeFile(file);
}
