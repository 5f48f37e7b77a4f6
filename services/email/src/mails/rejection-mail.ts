import { emailAddress } from '@shortlist/contracts/entities';
import { type Mail, renderHtml } from './mail.js';
import { senderName } from './sender-name.js';

/** A rejection, from the product's own address under the name of who sends it. */
export function rejectionMail(input: {
  readonly email: string;
  readonly subject: string;
  readonly content: string;
  /** Blank stands for the product's own. */
  readonly senderName: string;
  /** Where answers go; blank or no address for nowhere else. */
  readonly replyTo: string;
}): Mail {
  const { email: to, subject, content: text } = input;
  const name = senderName(input.senderName);
  const address = input.replyTo.trim();
  return {
    to,
    subject,
    text,
    html: renderHtml(text),
    ...(name === '' ? {} : { fromName: name }),
    ...(emailAddress.safeParse(address).success ? { replyTo: { name, address } } : {}),
  };
}
