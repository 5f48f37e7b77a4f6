import { createHash } from 'node:crypto';
import type { Groups } from './groups.js';
import { isNear, type Sequences, sequencesOf } from './near-text.js';

/** Different texts of one name with which one more is compared: more than anybody sends of their own. */
const MAX_COMPARED = 50;

/** The files of one name, joined as their texts come in. */
export class Namesakes {
  readonly #groups: Groups;
  readonly #byText = new Map<string, string>();
  #seen: { readonly id: string; readonly sequences: Sequences }[] = [];

  constructor(groups: Groups) {
    this.#groups = groups;
  }

  /** Joins a file with those before it that have the same or near the same text; without a text with none. */
  add(id: string, text: string): void {
    if (text === '') return;
    const digest = createHash('sha256').update(text).digest('base64');
    const same = this.#byText.get(digest);
    if (same !== undefined) {
      this.#groups.join(same, id);
      return;
    }
    this.#byText.set(digest, id);
    const sequences = sequencesOf(text);
    for (const known of this.#seen) {
      const isOpen = !this.#groups.areJoined(known.id, id);
      if (isOpen && isNear(known.sequences, sequences)) this.#groups.join(known.id, id);
    }
    this.#seen = [...this.#seen.slice(1 - MAX_COMPARED), { id, sequences }];
  }
}
