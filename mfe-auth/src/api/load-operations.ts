import { ApiError } from '@shortlist/web-kit';
import type * as operations from './operations.js';

/** The account operations. No form needs their schemas to show itself. Throws ApiError when they can't be loaded. */
export async function loadOperations(): Promise<typeof operations> {
  try {
    return await import('./operations.js');
  } catch (cause) {
    throw new ApiError({
      status: null,
      code: 'NETWORK_ERROR',
      message: 'Network error. Please check your internet connection and try again.',
      cause,
    });
  }
}
