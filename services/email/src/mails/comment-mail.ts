import type * as messages from '@shortlist/contracts/messages/email';
import type { z } from 'zod';
import { escapeHtml, type Mail, renderPage, renderParagraph } from './mail.js';
import { personName } from './person-name.js';

type CommentMail = z.output<typeof messages.sendCommentMail.payload>;
type Comment = CommentMail['comments'][number];

/** Comments that one mail shows; the others are counted. */
const MAX_SHOWN = 20;

function describe({ why, author, candidate, title }: Comment): string {
  const who = personName(author) || 'Somebody';
  const about = personName(candidate) || 'a candidate';
  const where = `in ${personName(title) || 'a screening'}`;
  return why === 'mention'
    ? `${who} mentioned you in a comment about ${about} ${where}:`
    : `${who} commented on ${about} by a shared link ${where}:`;
}

function subjectOf(comments: readonly Comment[]): string {
  const [first] = comments;
  const who = personName(first?.author ?? '') || 'Somebody';
  if (comments.length > 1) return `${comments.length} comments wait for you`;
  return first?.why === 'link' ? `${who} commented by a shared link` : `${who} mentioned you`;
}

/**
 * The mail to a member about comments that wait for them, with their texts and links to the candidates; never anything of
 * a resume. One click stops such mails (RFC 8058).
 */
export function commentMail(
  appUrl: string,
  { to, firstName, workspaceId, stopToken, comments }: CommentMail,
): Mail {
  const token = encodeURIComponent(stopToken);
  const stop = `${appUrl}/comment-mails#token=${token}`;
  const shown = comments.slice(0, MAX_SHOWN).map((comment) => {
    const job = encodeURIComponent(comment.jobId);
    const candidate = encodeURIComponent(comment.candidateId);
    const path = `/results?job=${job}&view=review&candidate=${candidate}`;
    const link = `${appUrl}/w/${encodeURIComponent(workspaceId)}${path}`;
    return { said: describe(comment), text: comment.text, link };
  });
  const more = comments.length - shown.length;
  const greeting = `Hello ${personName(firstName) || 'there'},`;
  const rest = more > 0 ? [`${more} more wait for you on your dashboard.`] : [];
  const end = 'You get this email as a member of a workspace on Shortlist. Stop these emails:';
  const text = [
    greeting,
    ...shown.flatMap(({ said, text, link }) => [said, text, link]),
    ...rest,
    `${end}\n${stop}`,
  ];
  const html = [
    renderParagraph(escapeHtml(greeting)),
    ...shown.flatMap(({ said, text, link }) => [
      renderParagraph(escapeHtml(said)),
      renderParagraph(escapeHtml(text).replace(/\r?\n/g, '<br>')),
      renderParagraph(`<a href="${escapeHtml(link)}">Open the candidate</a>`),
    ]),
    ...rest.map((line) => renderParagraph(escapeHtml(line))),
    renderParagraph(`${escapeHtml(end)} <a href="${escapeHtml(stop)}">Stop</a>`),
  ];
  return {
    to,
    subject: subjectOf(comments),
    text: text.join('\n\n') + '\n',
    html: renderPage(html.join('\n')),
    unsubscribeUrl: `${appUrl}/api/resumes/comment-mails/stop?token=${token}`,
  };
}
