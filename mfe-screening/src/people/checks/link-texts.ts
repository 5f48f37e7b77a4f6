import type { Candidate, PersonLink } from '@shortlist/contracts/screening';

/** Names in a sentence, at most. */
const MAX_NAMED = 3;

/** 'Ada, Ben and 4 more'. */
function nameSome(links: readonly PersonLink[]): string {
  const names = links.slice(0, MAX_NAMED).map(({ candidate }) => candidate);
  const more = links.length - names.length;
  if (more > 0) return `${names.join(', ')} and ${more} more`;
  return names.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** Those with the same address, about whom nobody decided. */
export function sharingAddress({ maybeSame = [] }: Candidate): PersonLink[] {
  return maybeSame.filter(({ kind }) => kind === 'address');
}

/** Why no email goes to a candidate's address yet, as a sentence; null when nobody else has it. */
export function sharedAddress(candidate: Candidate): string | null {
  const links = sharingAddress(candidate);
  return links.length === 0
    ? null
    : `Same address as ${nameSome(links)}. Decide who is who before you send.`;
}

/** Those who may be the same person though their addresses differ. */
export function proposals({ maybeSame = [] }: Candidate): PersonLink[] {
  return maybeSame.filter(({ kind }) => kind !== 'address');
}

/** A proposal that another candidate is the same person, as a sentence. */
export function proposal({ candidate, kind }: PersonLink): string {
  const common = kind === 'phone' ? 'phone' : 'profile link';
  return `Maybe the same person as ${candidate}: same ${common}`;
}

/** All that a candidate has in common with others about whom nobody decided, as sentences. */
export function linkTexts(candidate: Candidate): string[] {
  const shared = sharedAddress(candidate);
  return [...(shared === null ? [] : [shared]), ...proposals(candidate).map(proposal)];
}
