import type { Candidate } from '@shortlist/contracts/screening';

/** People that the shortlist shows: everybody on it, those whom the user put there, or those with a star. */
export const whos = ['all', 'mine', 'starred'] as const;
export type Who = (typeof whos)[number];

/** Labels of the choices. */
export const whoLabels: Readonly<Record<Who, string>> = {
  all: 'By score',
  mine: 'Shortlisted by me',
  starred: 'Starred',
};

/** True for somebody whom the user with this address shortlisted. */
export function isMine({ override }: Pick<Candidate, 'override'>, me: string | null): boolean {
  return override?.status === 'shortlisted' && override.by.toLowerCase() === me?.toLowerCase();
}

/** True for a shortlisted candidate whom the choice shows. */
export function isShownTo(candidate: Candidate, who: Who, me: string | null): boolean {
  if (who === 'all') return true;
  return who === 'mine' ? isMine(candidate, me) : candidate.starred === true;
}

/** How many of the shortlisted each choice shows. */
export function countWho(
  candidates: readonly Candidate[],
  me: string | null,
): Readonly<Record<Who, number>> {
  const shortlisted = candidates.filter(({ status }) => status === 'shortlisted');
  const count = (who: Who) => shortlisted.filter((each) => isShownTo(each, who, me)).length;
  return { all: count('all'), mine: count('mine'), starred: count('starred') };
}
