import type { CandidateFlag } from '@shortlist/contracts/screening';

/** Tells of a candidate whose file was taken for no resume and scored all the same; none of any other. */
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
