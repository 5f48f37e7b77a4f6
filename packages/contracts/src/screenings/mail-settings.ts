import * as z from 'zod/mini';
import { emailAddress } from '../entities.js';

const line = (limit: number, sentence: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(limit, sentence),
      z.regex(/^[^\r\n]*$/, 'Please keep it on one line.'),
    );

/** How rejection emails of an account are sent and signed, as a person sets it; blank stands for the default. */
export const mailSettingsInput = z.object({
  /** Shown as the sender beside the product's own address. */
  senderName: line(100, 'Please keep the sender name under 100 characters.'),
  company: line(200, 'Please keep the company under 200 characters.'),
  /** Takes the place of sender name and company under emails that follow the default template. */
  signature: z
    .string()
    .check(z.trim(), z.maxLength(500, 'Please keep the signature under 500 characters.')),
  /** Where answers go. */
  replyTo: z.union([z.literal(''), emailAddress]),
});
export type MailSettingsInput = z.infer<typeof mailSettingsInput>;

export const mailSettings = z.object({
  senderName: z.string(),
  company: z.string(),
  signature: z.string(),
  replyTo: z.string(),
});
export type MailSettings = z.infer<typeof mailSettings>;

type Sender = Pick<MailSettings, 'senderName' | 'company' | 'replyTo'>;

/** How receivers see the sender; empty when there is nothing they could read. */
export function senderOf({ senderName, company }: Pick<Sender, 'senderName' | 'company'>): string {
  const isReadable = (name: string) => /[\p{L}\p{N}]/u.test(name);
  return [senderName.trim(), company.trim()].find(isReadable) ?? '';
}

/** True when rejection emails say whom they are from and where answers go: without that none is sent. */
export function hasSender(settings: Sender): boolean {
  return senderOf(settings) !== '' && settings.replyTo.trim() !== '';
}
