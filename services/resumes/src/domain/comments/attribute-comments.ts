import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { CommentRecord } from '../../models/comments/comment.js';

const personView = candidateDocument.pick('personId');

/** The comments under the persons whom the files they were written about belong to now. */
export async function attributeComments(
  context: Context,
  comments: readonly CommentRecord[],
): Promise<CommentRecord[]> {
  if (comments.length === 0) return [];
  const ids = [...new Set(comments.map(({ candidateId }) => candidateId))];
  const found = await context.models.candidates.everywhere.findReadable(
    { _id: { $in: ids } },
    personView,
  );
  const persons = new Map(found.map(({ _id, personId }) => [_id, personId ?? _id]));
  return comments.map((comment) => ({
    ...comment,
    candidateId: persons.get(comment.candidateId) ?? comment.candidateId,
  }));
}
