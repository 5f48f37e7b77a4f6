import { openContainer } from '../../src/files/opening/open-container.js';
import { openFiles } from '../../src/files/opening/open-files.js';
import type { OpenedFile } from '../../src/files/opening/opened-file.js';
import { readResumeFile } from '../../src/files/reading/read-file.js';

export interface OpenedUpload {
  readonly files: readonly OpenedFile[];
  /** Most bytes that were held besides the upload at a time, and those that still are. */
  readonly most: number;
  readonly held: () => number;
}

/** Opens an upload without processes. */
export async function openUpload(
  ...uploads: readonly (readonly [fileName: string, bytes: Uint8Array])[]
): Promise<OpenedUpload> {
  let held = 0;
  let most = 0;
  const files = await openFiles(
    { open: openContainer },
    uploads.map(([fileName, bytes]) => ({ fileName, bytes, forget: () => undefined })),
    {
      hold: (bytes) => {
        held += bytes;
        most = Math.max(most, held);
      },
      release: (bytes) => {
        held -= bytes;
      },
    },
  );
  return { files, most, held: () => held };
}

/** The text of an opened file, or the reason and sentence why there is none. */
export async function readOpened(file: OpenedFile): Promise<string> {
  const { result } = file.refusal
    ? { result: { kind: 'unreadable' as const, ...file.refusal } }
    : await readResumeFile(file);
  return result.kind === 'text' ? result.text : `${result.reason}: ${result.message}`;
}

/** Name and text, or reason, of every file of an upload. */
export async function readUpload(
  ...uploads: readonly (readonly [fileName: string, bytes: Uint8Array])[]
): Promise<readonly (readonly [fileName: string, text: string])[]> {
  const { files } = await openUpload(...uploads);
  return Promise.all(files.map(async (file) => [file.fileName, await readOpened(file)] as const));
}
