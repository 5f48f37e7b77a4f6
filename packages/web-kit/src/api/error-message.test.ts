import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.js';
import { errorMessage } from './error-message.js';

const answered = (message: string) => new ApiError({ status: 400, code: '400', message });

const verification =
  'Email verification required. Please check your inbox and verify your email before proceeding.';

describe('errorMessage', () => {
  it.each([
    [
      'Email ALREADY Registered, verification pending',
      'This email is already registered. Please check your email for verification or use a different email address.',
    ],
    ['Email verification required.', verification],
    [
      'Incorrect email or password',
      'Invalid email or password. Please check your credentials and try again.',
    ],
    // The specification's order: 'verification' comes first and hides the two rows below it.
    ['Invalid verification token', verification],
    ['Verification token has expired', verification],
    ['The quota is used up.', 'The quota is used up.'],
  ])('shows the server text "%s" as the specification has it', (text, shown) => {
    expect(errorMessage(answered(text))).toBe(shown);
  });

  it('tells what to do, and no address, when a script of the page did not come', () => {
    const failure = Object.assign(
      new Error('Loading chunk 8 failed. (error: http://a.example/8.js)'),
      {
        name: 'ChunkLoadError',
      },
    );
    expect(errorMessage(failure)).toMatch(/^A part of this page could not be loaded\..*reload/);
  });

  it('does not map what no server said', () => {
    const error = new ApiError({ status: null, code: 'UNKNOWN_ERROR', message: 'verification' });
    expect(errorMessage(error)).toBe('verification');
  });

  it.each([undefined, null, 'text', {}, new Error('')])('has a sentence for %p', (error) => {
    expect(errorMessage(error)).toBe('An unexpected error occurred. Please try again.');
  });
});

describe('ApiError', () => {
  it('is recognised when it was thrown by another copy of the class', () => {
    const copy = Object.assign(new Error(), { [Symbol.for('shortlist.ApiError')]: true });
    expect(copy).toBeInstanceOf(ApiError);
    expect(new Error()).not.toBeInstanceOf(ApiError);
  });
});
