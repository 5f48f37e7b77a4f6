import { Chip } from '@shortlist/web-kit';
import { useComments } from '../comments-context.js';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** How many comments there are about a candidate, the new ones first; nothing without any. */
export function CommentChip({ candidateId }: { readonly candidateId: string }) {
  const comments = useComments().about(candidateId);
  const fresh = comments.filter(({ seen }) => !seen).length;
  if (comments.length === 0) return null;
  return fresh > 0 ? (
    <Chip tone="info">{counted(fresh, 'new comment')}</Chip>
  ) : (
    <Chip>{counted(comments.length, 'comment')}</Chip>
  );
}
