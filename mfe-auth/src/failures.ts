import { ApiError } from '@shortlist/web-kit';

export const unexpectedErrorText = 'An unexpected error occurred. Please try again.';

/** The client's text for an answer without one (specification §8). */
const noText = 'An error occurred';

/** Message of the server, or the network layer, about a failed call; `fallback` when there is none. */
export function serverMessage(error: unknown, fallback: string): string {
  if (!(error instanceof Error) || error.message === '' || error.message === noText) {
    return fallback;
  }
  return error.message;
}

/** The HTTP status of a failed call; null when no answer came. */
export function failureStatus(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null;
}

/** Why the server takes no such password, for the field that it was typed into; null for any other failure. */
export function weakPasswordText(error: unknown): string | null {
  return error instanceof ApiError && error.reason === 'WeakPassword' ? error.message : null;
}

/** Whether a workspace lets this person sign in by its provider alone. */
export function asksForProvider(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'SingleSignOnOnly';
}

/** Whether the error's text contains `text`, which is lower case (specification §8 matches by substring). */
export function saysThat(error: unknown, text: string): boolean {
  return serverMessage(error, '').toLowerCase().includes(text);
}
