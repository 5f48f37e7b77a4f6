import type { StartServerOptions } from './server.js';

/** The options that the server's thread starts with. */
export type ThreadOptions = Omit<StartServerOptions, 'log'>;

/** Reports of the thread: first that it is up, or why not; log lines; at its end whether it stopped in order. */
export type ThreadReport =
  | { readonly kind: 'started'; readonly uri: string }
  | { readonly kind: 'failed'; readonly message: string; readonly code?: string | undefined }
  | { readonly kind: 'stopped' }
  | {
      readonly kind: 'log';
      readonly level: 'info' | 'warn' | 'error';
      readonly message: string;
    };

/** Tells the thread to stop. */
export const stopMessage = 'stop';
