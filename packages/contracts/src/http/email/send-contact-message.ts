import { z } from 'zod';
import { emailAddress, isoDate, message } from '../../entities.js';
import { answerSeconds, defineOperation } from '../../operation.js';

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
    name: z.string().trim().min(1).max(200),
    email: emailAddress,
    company: z.string().trim().max(200).optional(),
    subject: z.enum(contactSubjects),
    message: z.string().trim().min(1).max(10_000),
    timestamp: isoDate,
    source: z.string().max(100),
  }),
  response: message,
  errors: {},
});
