import type * as messages from '@shortlist/contracts/messages/email';
import { longDate } from '@shortlist/service-kit';
import type { z } from 'zod';
import { escapeHtml, type Mail, renderPage, renderParagraph } from './mail.js';
import { personName } from './person-name.js';

type ReadingMail = z.output<typeof messages.sendReadingMail.payload>;

/** The mail to a member about the candidates they are to read, with a link to the list. One click stops such mails (RFC 8058). */
export function readingMail(appUrl: string, mail: ReadingMail): Mail {
  const { to, firstName, workspaceId, stopToken, jobId, people, isBlind, dueAt } = mail;
  const token = encodeURIComponent(stopToken);
  const stop = `${appUrl}/comment-mails#token=${token}`;
  const path = `/results?job=${encodeURIComponent(jobId)}&tab=everyone&show=mine`;
  const link = `${appUrl}/w/${encodeURIComponent(workspaceId)}${path}`;
  const count = people === 1 ? '1 candidate' : `${people} candidates`;
  const title = personName(mail.title) || 'a screening';
  const paragraphs = [
    `Hello ${personName(firstName) || 'there'},`,
    `${personName(mail.by) || 'A colleague'} gave you ${count} to read in ${title}.`,
    isBlind
      ? 'Two people read each candidate. You see the score and the other mark once you have given yours.'
      : 'You decide about them.',
    ...(dueAt === null ? [] : [`Please finish by ${longDate(new Date(dueAt))}.`]),
  ];
  const end =
    'You get this email as a member of a workspace on Shortlist. Stop these emails and those about comments:';
  const html = [
    ...paragraphs.map((text) => renderParagraph(escapeHtml(text))),
    renderParagraph(`<a href="${escapeHtml(link)}">Open your candidates</a>`),
    renderParagraph(`${escapeHtml(end)} <a href="${escapeHtml(stop)}">Stop</a>`),
  ];
  return {
    to,
    subject: `${count} to read: ${title}`,
    text: [...paragraphs, link, `${end}\n${stop}`].join('\n\n') + '\n',
    html: renderPage(html.join('\n')),
    unsubscribeUrl: `${appUrl}/api/resumes/comment-mails/stop?token=${token}`,
  };
}
