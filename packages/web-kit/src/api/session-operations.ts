import type * as http from '@shortlist/contracts/http/auth';
import { readMessage, readSessionTokens, readUser } from './read-session.js';

/** As much of a schema as a call needs. */
export const answerBy = (read: (value: unknown) => unknown) => ({
  safeParse: (value: unknown) => {
    try {
      return { success: true, data: read(value) };
    } catch (error) {
      return { success: false, error };
    }
  },
});

// Operations that the session needs of the contracts, without their schemas.

export const refresh = {
  name: 'refresh',
  method: 'POST',
  path: '/auth/refresh',
  auth: 'public',
  response: answerBy(readSessionTokens),
} as unknown as typeof http.refresh;

export const getCurrentUser = {
  name: 'getCurrentUser',
  method: 'GET',
  path: '/auth/me',
  auth: 'user',
  response: answerBy(readUser),
} as unknown as typeof http.getCurrentUser;

export const logout = {
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  auth: 'user',
  response: answerBy(readMessage),
} as unknown as typeof http.logout;
