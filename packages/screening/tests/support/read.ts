import type { UnreadableReason } from '@shortlist/contracts/screening';
import { readResumeFile } from '../../src/files/reading/read-file.js';
import type { ExtractedResume } from '../../src/types.js';

/** Reads a file that must be readable. */
export async function readText(fileName: string, bytes: Uint8Array): Promise<ExtractedResume> {
  const { result } = await readResumeFile({ fileName, bytes });
  if (result.kind === 'unreadable') throw new Error(`${fileName} is unreadable: ${result.reason}`);
  return result;
}

/** Reads a file that must not be readable and gives the reason. */
export async function readReason(fileName: string, bytes: Uint8Array): Promise<UnreadableReason> {
  const { result } = await readResumeFile({ fileName, bytes });
  if (result.kind === 'text') throw new Error(`${fileName} was read: ${result.text.slice(0, 80)}`);
  return result.reason;
}
