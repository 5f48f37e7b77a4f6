import * as z from 'zod/mini';
import { emailAddress, isoDate, message } from '../../entities.js';
import { answerSeconds, defineOperation } from '../operation.js';

export const contactSubjects = [
  'general',
  'sales',
  'support',
  'partnership',
  'feedback',
  'other',
] as const;

/** The contact form's own receiver; a deployment may point the form at an external webhook instead (runtime config). */
export const sendContactMessage = defineOperation({
  name: 'sendContactMessage',
  summary: 'A message of the contact form, mailed to the support mailbox',
  method: 'POST',
  path: '/email/contact',
  auth: 'public',
  sensitive: true,
  answerSeconds: answerSeconds.mail,
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    email: emailAddress,
    company: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    subject: z.enum(contactSubjects),
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(10_000)),
    timestamp: isoDate,
    source: z.string().check(z.maxLength(100)),
  }),
  response: message,
  errors: {},
});
