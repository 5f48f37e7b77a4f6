import { newJobId } from '../follow/job-id.js';

const storageKey = 'shortlist.tab';

/** Names this tab over its reloads; a new name each time where nothing can be stored. */
export function tabId(storage: Storage): string {
  try {
    const known = storage.getItem(storageKey);
    if (known !== null) return known;
    const id = newJobId();
    storage.setItem(storageKey, id);
    return id;
  } catch {
    return newJobId();
  }
}
