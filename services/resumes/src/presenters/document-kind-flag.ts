import type { CandidateFlag } from '@shortlist/contracts/screening';

/** Flags a candidate whose file was not recognised as a resume but scored all the same; none for any other. */
export function presentDocumentKind(documentKind: string | null | undefined): CandidateFlag[] {
  if (!documentKind) return [];
  return [
    {
      kind: 'not-a-resume',
      message:
        'This file does not read like a resume. It was scored because a person asked for it.',
      detail: '',
    },
  ];
}
