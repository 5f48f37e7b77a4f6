export type Row = readonly (string | number)[];

/** One sheet: its name, its columns with their widths in characters, and its rows. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly (readonly [title: string, width: number])[];
  readonly rows: readonly Row[];
}
