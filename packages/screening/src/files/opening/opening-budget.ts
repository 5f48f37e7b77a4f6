import { upload } from '@shortlist/contracts/constants';

/** Limits that all files of one upload share. */
export interface OpeningBudget {
  /** Takes places for so many files and returns how many there were. */
  takeFiles(wanted: number): number;
  /** Gives the place of a file back that others take. */
  giveFile(): void;
  /** True where so many unpacked bytes may be held besides the upload. */
  takeBytes(wanted: number): boolean;
}

export function createOpeningBudget(uploaded: number): OpeningBudget {
  let files = Math.max(0, upload.maxScreeningFiles - uploaded);
  let bytes = upload.maxRequestBytes;
  return {
    takeFiles(wanted) {
      const taken = Math.min(files, wanted);
      files -= taken;
      return taken;
    },
    giveFile() {
      files += 1;
    },
    takeBytes(wanted) {
      if (wanted > bytes) return false;
      bytes -= wanted;
      return true;
    },
  };
}
