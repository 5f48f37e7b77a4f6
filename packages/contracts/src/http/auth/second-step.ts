import * as z from 'zod/mini';

/** Of every way to sign in but single sign-on itself. */
export const singleSignOnOnly = {
  status: 403,
  message:
    'Your workspace asks you to sign in by single sign-on. Please choose “Continue with single sign-on”.',
} as const;

/** The body of the error carries `secondStep`. Its sentence is what pages of before this release show. */
export const secondStepErrors = {
  SecondStepNeeded: {
    status: 403,
    message:
      'This account asks for a second step at sign-in. Please reload the page and sign in again.',
  },
  SingleSignOnOnly: singleSignOnOnly,
} as const;

/** A code of an app, as people type it: six digits, perhaps with blanks. */
export const appCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(32)),
    z.transform((typed) => typed.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'A code of an app is six digits.')),
);

/** A recovery code as people type it. */
export const recoveryCode = z.string().check(z.minLength(1), z.maxLength(128));
