import * as z from 'zod/mini';
import { personName } from '../../constants.js';
import { emailAddress, message } from '../../entities.js';
import { plainLine, privacyLimits, privacyWishes } from '../../privacy.js';
import { defineOperation } from '../operation.js';

/**
 * Mails a link to the address. The answer is the same for every address, known or not, and whether or not a mail is
 * sent: one address gets only a few a day.
 */
export const requestPrivacy = defineOperation({
  name: 'requestPrivacy',
  summary: 'Ask as a candidate for one’s data, its correction or its deletion',
  method: 'POST',
  path: '/privacy/requests',
  auth: 'public',
  sensitive: true,
  sendsMail: true,
  body: z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.regex(/[\p{L}\p{N}]/u, 'Please enter your name.'),
        z.regex(personName, 'Please enter your name without links and special characters.'),
        z.maxLength(privacyLimits.name, 'Please keep your name under 120 characters.'),
      ),
    email: z.pipe(z.string().check(z.trim()), emailAddress),
    wish: z.enum(privacyWishes, 'Please choose what you ask for.'),
    employer: z.optional(
      plainLine(privacyLimits.employer, 'Please keep the employer under 120 characters.'),
    ),
    message: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(privacyLimits.message, 'Please keep the message under 2,000 characters.'),
        ),
    ),
  }),
  response: message,
  errors: {},
});
