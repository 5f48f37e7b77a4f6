import * as z from 'zod/mini';
import { emailAddress, message } from '../../entities.js';
import { defineOperation } from '../operation.js';
import { login } from './login.js';
import { register } from './register.js';

export const changeUnverifiedEmail = defineOperation({
  name: 'changeUnverifiedEmail',
  summary: 'Correct the address of an unverified account; its password proves ownership',
  method: 'POST',
  path: '/auth/change-unverified-email',
  auth: 'public',
  sensitive: true,
  sendsMail: true,
  body: z.extend(login.body, { newEmail: emailAddress }).check(
    z.refine(({ email, newEmail }) => email.toLowerCase() !== newEmail.toLowerCase(), {
      path: ['newEmail'],
      message: 'Please enter a different address from the one you signed up with.',
    }),
  ),
  response: message,
  errors: {
    InvalidCredentials: login.errors.InvalidCredentials,
    EmailTaken: register.errors.EmailTaken,
    AlreadyVerified: {
      status: 409,
      message: 'This address is confirmed already. Please sign in.',
    },
  },
});
