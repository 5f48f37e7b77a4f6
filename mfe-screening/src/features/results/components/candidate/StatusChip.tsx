import type { Candidate } from '@shortlist/contracts/screening';
import { Chip } from '@shortlist/web-kit';

/** Where a candidate stands, in a word. */
export function StatusChip({
  status,
  override,
  hiddenUntilMarked,
}: Pick<Candidate, 'status' | 'override' | 'hiddenUntilMarked'>) {
  if (hiddenUntilMarked) return <Chip>Your mark first</Chip>;
  if (override?.status === 'maybe') return <Chip tone="warn">Maybe</Chip>;
  if (status === 'shortlisted') return <Chip tone="good">Shortlisted</Chip>;
  if (status === 'rejected') return <Chip tone="bad">Rejected</Chip>;
  return <Chip>To review</Chip>;
}
