import type { StartServerOptions } from './server.js';

/** What the thread of the server is given to start with. */
export type ThreadOptions = Omit<StartServerOptions, 'log'>;

/** What the thread tells: first that it is up, or why not; at its end whether it stopped in order; lines for the log between. */
export type ThreadReport =
  | { readonly kind: 'started'; readonly uri: string }
  | { readonly kind: 'failed'; readonly message: string; readonly code?: string | undefined }
  | { readonly kind: 'stopped' }
  | {
      readonly kind: 'log';
      readonly level: 'info' | 'warn' | 'error';
      readonly message: string;
    };

/** What the thread is told: to stop. */
export const stopMessage = 'stop';
