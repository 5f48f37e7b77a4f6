import { workerData } from 'node:worker_threads';
import { type Container, openContainer } from '../opening/open-container.js';
import { limitPdfium } from '../pdf/page/pdfium.js';
import type { FileReading, ReadingLimits } from './protocol.js';
import { readResumeFile, recogniseResumeFile } from './read-file.js';

limitPdfium((workerData as ReadingLimits).pdfMemoryBytes);

/** Tasks of a worker thread, by the names of the protocol. */
export function read(file: Container): Promise<FileReading> {
  return readResumeFile(file);
}

export function recognise(file: Container): Promise<FileReading<'recognise'>> {
  return recogniseResumeFile(file);
}

export async function open(file: Container): Promise<FileReading<'open'>> {
  return { result: await openContainer(file), isAtLimit: false };
}
