import PostalMime, { type Address, type Attachment } from 'postal-mime';
import type { Applicant } from '../../../types.js';
import { readMarkup } from '../../markup/markup.js';
import type { Mail, MailAttachment } from './mail.js';

/** Mails within a mail are kept whole: each is opened by itself, with its own sender. */
const LIMITS = {
  maxNestingDepth: 20,
  maxHeadersSize: 256 * 1024,
  maxRfc822NestingDepth: 0,
} as const;

export function applicantOf(address: Address | undefined): Applicant {
  const [mailbox] = address?.group ?? (address?.address === undefined ? [] : [address]);
  return { name: mailbox?.name ?? '', email: mailbox?.address ?? '' };
}

function attachmentOf(attachment: Attachment): MailAttachment {
  const { filename, mimeType, disposition, related, contentId, content } = attachment;
  const isMail = mimeType === 'message/rfc822';
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  const name = filename ?? (isMail ? 'Mail' : '');
  return {
    fileName: isMail && !/\.eml$/i.test(name) ? `${name}.eml` : name,
    bytes,
    type: mimeType,
    isInline: related === true || disposition === 'inline' || contentId !== undefined,
  };
}

/** Takes a mail apart as it was sent; null for a text that has no sender. Rejects for one that is damaged. */
export async function readInternetMail(bytes: Uint8Array): Promise<Mail | null> {
  const {
    from,
    replyTo,
    subject = '',
    text,
    html,
    attachments,
  } = await PostalMime.parse(bytes, LIMITS);
  if (!from) return null;
  const plain = text?.trim() ? text : readMarkup(html ?? '').pages.join('\n');
  return {
    from: applicantOf(from),
    replyTo: replyTo?.[0] ? applicantOf(replyTo[0]) : null,
    subject,
    text: plain,
    attachments: attachments.map(attachmentOf),
  };
}
