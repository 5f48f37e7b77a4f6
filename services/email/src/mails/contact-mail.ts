import type * as http from '@shortlist/contracts/http/email';
import type { OperationBody } from '@shortlist/contracts/operation';
import { type Mail, oneLine, renderHtml } from './mail.js';

/** A message of the contact form, for the support mailbox; an answer goes to its writer. */
export function contactMail(
  supportAddress: string,
  body: OperationBody<typeof http.sendContactMessage>,
): Mail {
  const name = oneLine(body.name) || body.email;
  const lines = [
    `Name: ${name}`,
    `Email: ${body.email}`,
    `Company: ${oneLine(body.company ?? '') || '-'}`,
    `Subject: ${body.subject}`,
    `Sent: ${body.timestamp}`,
    `Source: ${oneLine(body.source) || '-'}`,
  ];
  const text = `${lines.join('\n')}\n\n${body.message}\n`;
  return {
    to: supportAddress,
    subject: `Contact form (${body.subject}): ${name}`,
    text,
    html: renderHtml(text),
    replyTo: { name, address: body.email },
  };
}
