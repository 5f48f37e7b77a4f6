import type { Applicant, GivenReason } from '../../types.js';
import type { Packing } from '../zip/unpack-entry.js';

/** Why a file can't be used, with a sentence for a person. */
export interface Refusal {
  readonly reason: GivenReason;
  readonly message: string;
}

/** A file of an archive: its bytes from the local header on, or why it can't be used. */
export type ListedEntry = { readonly path: string } & (
  | { readonly start: number; readonly end: number; readonly packing: Packing }
  | { readonly refusal: Refusal }
);

/** An applicant by a list next to the files. */
export interface TableRow extends Applicant {
  /** Name or path of the file; empty where the list has no such column. */
  readonly file: string;
}

/** The content of a file that holds files; `document` for one that holds none. */
export type Opening =
  | { readonly kind: 'document' }
  | ({ readonly kind: 'unreadable' } & Refusal)
  | {
      readonly kind: 'archive';
      /** The archive that the entries refer to, where it was packed itself; null: the one that was opened. */
      readonly bytes: Uint8Array | null;
      readonly entries: readonly ListedEntry[];
    }
  | {
      readonly kind: 'mail';
      /** Null where the mail does not say who applied. */
      readonly applicant: Applicant | null;
      readonly letter: string;
      readonly attachments: readonly { readonly fileName: string; readonly bytes: Uint8Array }[];
    }
  | { readonly kind: 'table'; readonly rows: readonly TableRow[] };
