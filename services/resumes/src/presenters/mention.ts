import type { listMentions } from '@shortlist/contracts/http/resumes';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { Noticed } from '../domain/comments/find-noticed.js';

/** Characters of a comment that a list shows. */
const START = 120;

type Mention = OperationResponse<typeof listMentions>['mentions'][number];

export function presentMention({ notice, comment, title, candidate }: Noticed): Mention {
  const { text, authorId, author, at } = comment;
  const characters = [...text];
  return {
    commentId: notice.commentId,
    jobId: notice.jobId,
    title,
    candidateId: notice.candidateId,
    candidate,
    why: notice.why,
    authorId,
    author: author || 'a member',
    at: at.toISOString(),
    start: characters.length > START ? `${characters.slice(0, START).join('')}…` : text,
  };
}
