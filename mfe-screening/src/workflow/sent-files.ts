/** A file as it was chosen, by the name it was sent under. */
export type SentFile =
  | { readonly status: 'held'; readonly file: File }
  /** Several files of that name were sent: which one is meant can't be told. */
  | { readonly status: 'ambiguous' }
  | { readonly status: 'gone' };

/** The files that this tab sent, by screening. A file of the disk takes no memory until it is read. */
export interface SentFiles {
  readonly add: (jobId: string, files: readonly File[]) => void;
  readonly find: (jobId: string, fileName: string) => SentFile;
}

function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}

export function createSentFiles(): SentFiles {
  const byJob = new Map<string, readonly File[]>();
  return {
    add: (jobId, files) => {
      const known = byJob.get(jobId) ?? [];
      // A second try sends the same files again.
      const fresh = files.filter((file) => !known.some((each) => isSameFile(each, file)));
      byJob.set(jobId, [...known, ...fresh]);
    },
    find: (jobId, fileName) => {
      const [file, another] = (byJob.get(jobId) ?? []).filter(({ name }) => name === fileName);
      if (!file) return { status: 'gone' };
      return another ? { status: 'ambiguous' } : { status: 'held', file };
    },
  };
}
