import type { Candidate, Choice } from '@shortlist/contracts/screening';

/** Sets of people to review; `list` are those of the list that the person came from. */
export const amongs = [
  'all',
  'undecided',
  'borderline',
  'shortlisted',
  'maybe',
  'needs-person',
  'list',
] as const;
export type Among = (typeof amongs)[number];

export const amongLabels: Readonly<Record<Among, string>> = {
  all: 'Everyone',
  undecided: 'Undecided',
  borderline: 'Borderline',
  shortlisted: 'Shortlisted',
  maybe: 'Maybe',
  'needs-person': 'To review',
  list: 'The list you came from',
};

export function readAmong(value: string | null): Among {
  return amongs.find((among) => among === value) ?? 'all';
}

/** A person's decision about a candidate; null when there is none. */
export function choiceOf({ override }: Pick<Candidate, 'override'>): Choice | null {
  if (!override) return null;
  // A choice of a later release is one all the same: the candidate is put aside.
  return override.status === 'review' ? 'maybe' : override.status;
}

/** The decision about a candidate, or the mark where the user is one of two readers. */
export type ChoiceOf = (candidate: Candidate) => Choice | null;

function matches(candidate: Candidate, among: Among): boolean {
  switch (among) {
    case 'all':
      return true;
    case 'undecided':
      return choiceOf(candidate) === null;
    case 'borderline':
      return candidate.borderline;
    case 'shortlisted':
      return candidate.status === 'shortlisted';
    case 'maybe':
      return choiceOf(candidate) === 'maybe';
    case 'needs-person':
      return (
        candidate.status === 'review' &&
        choiceOf(candidate) === null &&
        !candidate.hiddenUntilMarked
      );
    case 'list':
      return false;
  }
}

/** Best first; equal scores as they come. */
function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score;
}

export interface QueueInput {
  readonly candidates: readonly Candidate[];
  readonly among: Among;
  /** People under review when this review began: a decision removes nobody. Empty at the beginning. */
  readonly begunWith: readonly string[];
  /** The person on the screen, matching or not. */
  readonly current: string | null;
}

/** People to review, in order: by score, or as in the list that the person came from. */
export function queueOf({ candidates, among, begunWith, current }: QueueInput): Candidate[] {
  const kept = new Map(begunWith.map((id, index) => [id, index]));
  const queue = candidates.filter(
    (candidate) => candidate.id === current || kept.has(candidate.id) || matches(candidate, among),
  );
  if (among !== 'list') return queue.sort(byScore);
  const placeOf = ({ id }: Candidate) => kept.get(id) ?? kept.size;
  return queue.sort((a, b) => placeOf(a) - placeOf(b));
}

/** The next undecided candidate after the one at `index`, from the beginning again after the last; null when all are decided. */
export function nextUndecided(
  queue: readonly Candidate[],
  index: number,
  choice: ChoiceOf = choiceOf,
): Candidate | null {
  const isOpen = (candidate: Candidate) => choice(candidate) === null;
  return (
    queue.slice(index + 1).find(isOpen) ?? queue.slice(0, Math.max(0, index)).find(isOpen) ?? null
  );
}

export interface ReviewProgress {
  readonly of: number;
  readonly decided: number;
  readonly shortlisted: number;
  readonly maybe: number;
  readonly rejected: number;
}

/** How far a review is, by what people decided. */
export function progressOf(
  queue: readonly Candidate[],
  choiceIn: ChoiceOf = choiceOf,
): ReviewProgress {
  const counts = { shortlisted: 0, maybe: 0, rejected: 0 };
  for (const candidate of queue) {
    const choice = choiceIn(candidate);
    if (choice) counts[choice] += 1;
  }
  const { shortlisted, maybe, rejected } = counts;
  return { of: queue.length, decided: shortlisted + maybe + rejected, ...counts };
}

/** '17 of 48 decided · 6 shortlisted · 2 maybe' */
export function progressText(
  { of, decided, shortlisted, maybe }: ReviewProgress,
  done = 'decided',
): string {
  return `${decided} of ${of} ${done} · ${shortlisted} shortlisted · ${maybe} maybe`;
}
