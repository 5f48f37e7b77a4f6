import { z } from 'zod';
import { oneLine, password, personName } from '../../constants.js';
import { emailAddress } from '../../entities.js';
import { defineOperation } from '../../operation.js';

const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(personName, 'Names are letters, without line breaks and characters like < > @ / :');
const company = z
  .string()
  .trim()
  .max(200)
  .regex(oneLine, 'The company is one line of text, without control characters.');

export const register = defineOperation({
  name: 'register',
  summary: 'Create an account; a verification email follows, nobody is signed in',
  method: 'POST',
  path: '/auth/register',
  auth: 'public',
  sensitive: true,
  body: z.object({
    firstName: name,
    lastName: name,
    email: emailAddress,
    company: company.optional(),
    password: z
      .string()
      .min(password.minLengthSignUp, 'Password must be at least 8 characters long')
      .refine(
        (value) => new TextEncoder().encode(value).length <= password.maxBytes,
        'Password must be at most 72 bytes long',
      ),
  }),
  response: z.object({ message: z.string() }),
  errors: {
    EmailTaken: { status: 400, message: 'Email already registered' },
  },
});
