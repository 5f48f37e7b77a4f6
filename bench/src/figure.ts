/** One measured ratio; both sides ran in the same run on the same machine. */
export interface Figure {
  readonly name: string;
  readonly ratio: number;
  /** The least it should be; null where there is no goal. */
  readonly goal: number | null;
  readonly detail: string;
}
