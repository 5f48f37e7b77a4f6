/** Screenings of these sizes, by size: answers their ids. */
export function makeScreenings(
  sizes: readonly number[],
  product: {
    readonly url: string;
    /** Of the session whose screenings they are. */
    readonly token: string;
    /** The repository's folder. */
    readonly root: string;
    readonly mongodbUri: string;
  },
): Promise<ReadonlyMap<number, string>>;
