/** How a release reads each answer, message and reply: `contracts` is its `@shortlist/contracts`. */
export function describeReaders(
  contracts: object,
): readonly { readonly of: string; readonly reader: Readonly<Record<string, unknown>> }[];
