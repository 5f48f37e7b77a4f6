/**
 * Answers about one id each, by one question about all that are asked about in one turn. A question begins after the last of them was
 * asked; when it fails, all of them do.
 */
export function askTogether(
  find: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): (id: string) => Promise<boolean> {
  let open: { readonly ids: string[]; readonly found: Promise<ReadonlySet<string>> } | null = null;

  function begin(): NonNullable<typeof open> {
    const ids: string[] = [];
    const found = new Promise((resolve) => setImmediate(resolve)).then(() => {
      open = null;
      return find(ids);
    });
    return { ids, found };
  }

  return async (id) => {
    open ??= begin();
    const { ids, found } = open;
    ids.push(id);
    return (await found).has(id);
  };
}
