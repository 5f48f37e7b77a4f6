import { ApiError } from './api-error.js';

export const networkErrorText =
  'Network error. Please check your internet connection and try again.';
export const timeoutErrorText = 'Request timed out. Please try again.';
/** A script that belongs to the page did not come: the line broke, or another release took its place. */
export const loadFailureText =
  'A part of this page could not be loaded. Please try again. If that does not help, reload the page.';
export const unexpectedErrorText = 'An unexpected error occurred. Please try again.';

/**
 * Server text → shown text (specification §8), matched by case-insensitive substring in this order. The order is the
 * specification's: 'verification' stands before the two rows it hides.
 */
const shownTexts: readonly (readonly [contains: string, shown: string])[] = [
  [
    'already registered',
    'This email is already registered. Please check your email for verification or use a different email address.',
  ],
  [
    'verification',
    'Email verification required. Please check your inbox and verify your email before proceeding.',
  ],
  [
    'incorrect email or password',
    'Invalid email or password. Please check your credentials and try again.',
  ],
  [
    'invalid verification token',
    'Invalid or expired verification link. Please request a new verification email.',
  ],
  [
    'verification token has expired',
    'Verification link has expired. Please request a new verification email.',
  ],
];

/** The sentence a person reads about an error (specification §8). */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return unexpectedErrorText;
  // Webpack's own words are a number and an address.
  if (error.name === 'ChunkLoadError') return loadFailureText;
  if (!(error instanceof ApiError) || error.status === null) return error.message;
  const text = error.message.toLowerCase();
  return shownTexts.find(([contains]) => text.includes(contains))?.[1] ?? error.message;
}
