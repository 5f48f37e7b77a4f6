import { newJobId } from '../workflow/follow/job-id.js';
import type { UnsentNotification } from './kept-changes.js';
import { isNote, type UnsentChange } from './unsent-change.js';
import type { Answer } from './unsent-entry.js';

function peopleOf({ names }: UnsentChange, ids: readonly string[]): string {
  const [first] = ids;
  return ids.length === 1 ? (names[first ?? ''] ?? 'One candidate') : `${ids.length} people`;
}

function notificationOf(
  change: UnsentChange,
  ids: readonly string[],
  sentence: string,
): UnsentNotification {
  const { jobId } = change;
  const [only] = ids.length === 1 ? ids : [];
  const note = isNote(change)
    ? { note: change.body.note ?? '', before: change.body.noteBefore ?? '' }
    : null;
  return { id: newJobId(), jobId, candidateId: only ?? null, sentence, note };
}

/** Reports people who were left as they were, after the person who made the change had gone on. */
export function notifySkipped(
  change: UnsentChange,
  skipped: Answer['skipped'],
): UnsentNotification[] {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const ids = skipped.filter((each) => each.reason === reason).map((each) => each.candidateId);
    const people = peopleOf(change, ids);
    const outcome = isNote(change)
      ? `The note about ${people} was not saved`
      : `${people} ${ids.length === 1 ? 'was' : 'were'} left as before`;
    return notificationOf(change, ids, `${outcome}: ${reason}`);
  });
}

/** Reports a change that the server refused, after the person who made it had gone on. */
export function notifyRefused(
  change: UnsentChange,
  ids: readonly string[],
  problem: string,
): UnsentNotification {
  const did = change.kind === 'decision' ? 'decision' : 'note';
  return notificationOf(
    change,
    ids,
    `Your ${did} about ${peopleOf(change, ids)} was not saved: ${problem}`,
  );
}
