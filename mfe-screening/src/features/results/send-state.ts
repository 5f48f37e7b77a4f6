/** Where the send-all flow stands (specification §4). */
export type SendState =
  | { readonly step: 'idle' }
  | { readonly step: 'nothing' }
  | { readonly step: 'confirm' }
  | { readonly step: 'sending' }
  | {
      readonly step: 'done';
      readonly successful: number;
      readonly failed: number;
      /** The connection was lost after the message was handed over. */
      readonly unknown: number;
      /** Ended in a way that this page does not know. */
      readonly other: number;
    }
  | { readonly step: 'failed'; readonly message: string };
