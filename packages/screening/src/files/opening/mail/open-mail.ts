import { tidyText } from '../../../text/words/tidy.js';
import type { Applicant } from '../../../types.js';
import type { ContentType } from '../../reading/sniff.js';
import { readOutlook } from '../../word/outlook-mail.js';
import { safeName } from '../file-path.js';
import type { Opening } from '../opening.js';
import { readForwarded } from './forwarded.js';
import { readInternetMail } from './internet-mail.js';
import type { Mail, MailAttachment } from './mail.js';

const MAX_ATTACHMENTS = 50;
const MAX_LETTER_CHARACTERS = 20_000;
const ADDRESS = /^[^\s<>"',;:()[\]@]{1,64}@[^\s<>"',;:()[\]@]{1,190}$/;
/** Programs send under these names; answers reach nobody, or not the person who applied. */
const PROGRAM =
  /^(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|mailer-daemon|postmaster|notifications?)\b/i;
/** Signatures and invitations: no person attached them as a document. */
const SYSTEM_TYPE = /^(?:application\/(?:x-)?(?:pkcs7|pgp)-signature|text\/calendar)$/;

function isDocument({ isInline, type, bytes }: MailAttachment): boolean {
  if (bytes.length === 0 || SYSTEM_TYPE.test(type)) return false;
  return !(isInline && type.startsWith('image/'));
}

function isPerson(sender: Applicant | null): sender is Applicant {
  return sender !== null && ADDRESS.test(sender.email) && !PROGRAM.test(sender.email);
}

function tidySender({ name, email }: Applicant): Applicant {
  const tidy = tidyText(name).replace(/\s+/g, ' ').trim();
  return { name: tidy.includes('@') ? '' : tidy.slice(0, 120), email };
}

/** The person who applied: the sender, of a forwarded mail the inner one. */
function applicantOf({ from, replyTo }: Mail, forwarded: { from: Applicant | null } | null) {
  const senders = forwarded ? [forwarded.from] : [from, replyTo];
  const sender = senders.find(isPerson);
  return sender ? tidySender(sender) : null;
}

/** Opens a mail with documents attached; one without is a document itself. */
export async function openMail(bytes: Uint8Array, content: ContentType): Promise<Opening> {
  const mail = content === 'ole' ? readOutlook(bytes) : await readInternetMail(bytes);
  const attachments = mail?.attachments.filter(isDocument).slice(0, MAX_ATTACHMENTS) ?? [];
  if (!mail || attachments.length === 0) return { kind: 'document' };
  const forwarded = readForwarded(mail.subject, mail.text);
  return {
    kind: 'mail',
    applicant: applicantOf(mail, forwarded),
    letter: tidyText(forwarded?.text ?? mail.text)
      .trim()
      .slice(0, MAX_LETTER_CHARACTERS),
    attachments: attachments.map(({ fileName, bytes: attached }) => ({
      fileName: safeName(fileName),
      bytes: attached,
    })),
  };
}
