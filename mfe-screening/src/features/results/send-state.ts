import type { Choice } from '../../mails/mail-choice.js';

/** Where the send-all flow stands (specification §4); its end is told by the outbox. */
export type SendState =
  | { readonly step: 'idle' }
  /** `unticked` could be sent if they were chosen. */
  | { readonly step: 'nothing'; readonly unticked: number }
  | { readonly step: 'confirm'; readonly choice: Choice }
  | { readonly step: 'sending'; readonly choice: Choice }
  | { readonly step: 'failed'; readonly choice: Choice; readonly message: string };
