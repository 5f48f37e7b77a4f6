import { upload } from '@shortlist/contracts/constants';

/** The files of one request each, in their order: at most 100 and 200 MB in each. The same files give the same parts. */
export function splitParts(files: readonly File[]): readonly (readonly File[])[] {
  const parts: File[][] = [];
  let part: File[] = [];
  let bytes = 0;
  for (const file of files) {
    const isFull = part.length >= upload.maxFiles || bytes + file.size > upload.maxRequestBytes;
    if (part.length === 0 || isFull) {
      part = [];
      bytes = 0;
      parts.push(part);
    }
    part.push(file);
    bytes += file.size;
  }
  return parts;
}

const counterDigits = 12;

/**
 * The id by which the server knows a part of a screening's upload, so that it is added once however often it is sent,
 * even after a reload: the screening's own id (a UUID) with its last 48 bits counted on.
 */
export function uploadIdOf(jobId: string, part: number): string {
  const counter = Number.parseInt(jobId.slice(-counterDigits), 16);
  const next = (counter + part) % 2 ** (4 * counterDigits);
  return jobId.slice(0, -counterDigits) + next.toString(16).padStart(counterDigits, '0');
}
