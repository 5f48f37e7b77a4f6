import type { CandidateFlag } from '@shortlist/contracts/screening';

const MAX_NAMED = 5;

/** Flags the files of the same job that may be of the same person; none without any. */
export function presentDuplicates(fileNames: readonly string[]): CandidateFlag[] {
  if (fileNames.length === 0) return [];
  const more = fileNames.length - MAX_NAMED;
  const named = fileNames.slice(0, MAX_NAMED).join(', ');
  return [
    {
      kind: 'possible-duplicate',
      message: 'This may be the same person as in another file of this screening. Both are scored.',
      detail: more > 0 ? `${named} and ${more} more` : named,
    },
  ];
}
