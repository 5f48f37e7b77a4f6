import type { ChangedRows } from '@shortlist/contracts/people';
import type { Candidate, Choice } from '@shortlist/contracts/screening';

/** The names of some people by their ids. */
export function namesOf(
  people: readonly Pick<Candidate, 'id' | 'candidate'>[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(people.map(({ id, candidate }) => [id, candidate]));
}

/** 'Lea Leader', or '12 people'. */
export function peopleText(names: readonly string[]): string {
  return names.length === 1 ? (names[0] ?? '') : `${names.length} people`;
}

/** Describes a decision, as a sentence. */
export function decidedText(names: readonly string[], choice: Choice | null): string {
  const people = peopleText(names);
  const was = names.length === 1 ? 'was' : 'were';
  if (choice === 'maybe') return `${people} ${was} put aside as maybe.`;
  if (choice === null) {
    return `The ${names.length === 1 ? 'decision' : 'decisions'} about ${people} ${was} undone.`;
  }
  return `${people} ${was} moved to ${choice}.`;
}

/** People left as they were, with the reason; empty when there are none. */
export function skippedText(skipped: ChangedRows['skipped']): string {
  const counts = new Map<string, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => {
      const who = count === 1 ? 'One was' : `${count} were`;
      return `${who} left as before: ${reason}`;
    })
    .join(' ');
}
