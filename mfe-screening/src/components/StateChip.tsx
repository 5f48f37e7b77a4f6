import type { HistoryItem } from '@shortlist/contracts/job';
import { Chip } from '@shortlist/web-kit';

/** State of a screening in a list, at a glance; nothing for one that is done and open. */
export function StateChip({ item }: { readonly item: HistoryItem }) {
  if (item.closedAt) return <Chip>Closed</Chip>;
  if (item.status === 'failed') return <Chip tone="bad">Failed</Chip>;
  if (item.needsPerson) return <Chip tone="warn">Action needed</Chip>;
  if (item.status === 'processing' || item.adding) return <Chip tone="info">Running</Chip>;
  return null;
}
