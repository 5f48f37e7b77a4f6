/** Text that a person is writing, field by field. */
export type KeptText = Readonly<Record<string, string>>;

/** Owner and subject of a text: nobody else who signs in within the tab sees it. */
export interface KeptTextKey {
  readonly owner: string;
  /** For example `draft/job_1/candidate_1`. */
  readonly name: string;
}

const storageKey = ({ owner, name }: KeptTextKey) => `shortlist.text/${owner}/${name}`;

/** Text that was written and not saved; null when there is none, or none that can be read. */
export function readKeptText(storage: Storage, key: KeptTextKey): KeptText | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(storageKey(key)) ?? 'null');
    const isText =
      typeof found === 'object' &&
      found !== null &&
      Object.values(found).every((value) => typeof value === 'string');
    return isText ? (found as KeptText) : null;
  } catch {
    return null;
  }
}

/** Keeps text for a reload or an expired session; null forgets it. A full or forbidden storage only costs that. */
export function keepText(storage: Storage, key: KeptTextKey, text: KeptText | null): void {
  try {
    if (text === null) storage.removeItem(storageKey(key));
    else storage.setItem(storageKey(key), JSON.stringify(text));
  } catch {
    return;
  }
}

/** Lists unsaved texts of a kind: 'draft/job_1/' answers the candidates' ids. */
export function listKeptTexts(storage: Storage, { owner, name }: KeptTextKey): string[] {
  const prefix = storageKey({ owner, name });
  try {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
