/** Where something is seen, in names of code. */
export interface Place {
  readonly remote: string;
  readonly version: string | undefined;
  /** Path of the page as the route table writes it. */
  readonly page: string;
}

/** An event while a page is shown; `at` in milliseconds since the document began. */
export type Seen =
  | (Place & { readonly kind: 'view'; readonly at: number; readonly loadMs: number | undefined })
  | (Place & {
      readonly kind: 'failure';
      readonly cause: 'part' | 'server' | 'connection';
      readonly reference: string;
      readonly error: unknown;
    })
  | (Place & {
      readonly kind: 'crash';
      readonly how: 'shown' | 'uncaught';
      readonly reference: string;
      readonly error: unknown;
    });
