import type { HistoryItem } from '@shortlist/contracts/job';
import { formatDate } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Line = styled.small`
  display: block;
  font-size: var(--text-xs);
  color: var(--warn);
`;

/** When a screening is deleted for its age, where that is soon; nothing otherwise. */
export function DeletionLine({ item: { deletesAt } }: { readonly item: HistoryItem }) {
  if (deletesAt === undefined) return null;
  const day = formatDate(deletesAt);
  return <Line>{day === 'Today' ? 'Deleted today' : `Deleted on ${day}`}</Line>;
}
