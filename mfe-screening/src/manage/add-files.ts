import * as http from '@shortlist/contracts/http/resumes';
import type { HostApi } from '@shortlist/host-api';
import { newJobId } from '../workflow/follow/job-id.js';
import { splitParts } from '../workflow/sending/split-parts.js';

/** Files on their way to a screening: each part is one request, known to the server by its id. */
export interface Upload {
  readonly parts: readonly { readonly uploadId: string; readonly files: readonly File[] }[];
  /** The file without a score whose place the single new one takes; null for none. */
  readonly replaces: string | null;
}

export function createUpload(files: readonly File[], replaces: string | null): Upload {
  return {
    parts: splitParts(files).map((part) => ({ uploadId: newJobId(), files: part })),
    replaces,
  };
}

function sizeOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/**
 * Sends the parts one after the other. May be called again with the same upload after a failure: the server adds no
 * part twice. `onProgress` gets the fraction of the bytes that are sent. Throws the API's error.
 */
export async function addFiles(
  { call }: Pick<HostApi, 'call'>,
  jobId: string,
  { parts, replaces }: Upload,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const total = Math.max(1, sizeOf(parts.flatMap(({ files }) => files)));
  let sent = 0;
  for (const { uploadId, files } of parts) {
    const size = sizeOf(files);
    const before = sent;
    await call(http.addResumes, {
      params: { id: jobId },
      body: { uploadId, ...(replaces === null ? {} : { replaces }) },
      files,
      onUploadProgress: (fraction) => onProgress((before + fraction * size) / total),
    });
    sent += size;
    onProgress(sent / total);
  }
}
