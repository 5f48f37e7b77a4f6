import { createHash } from 'node:crypto';
import type { Groups } from './groups.js';
import { isNear, type Sequences, sequencesOf } from './near-text.js';

/** Different texts of one name with which one more is compared: more than anybody sends of their own. */
const MAX_COMPARED = 50;

export interface MayJoin {
  /** Says of which files a near-same text makes one person. */
  readonly mayJoin: (one: string, other: string) => boolean;
  /** True for a file that may be joined with others than a copy of it may. */
  readonly isSpecial: (id: string) => boolean;
}

/** Files with something in common, joined as their texts come in. */
export class Namesakes {
  readonly #groups: Groups;
  readonly #mayJoin: MayJoin;
  readonly #byText = new Map<string, string>();
  #seen: { readonly id: string; readonly sequences: Sequences }[] = [];

  constructor(groups: Groups, mayJoin: MayJoin) {
    this.#groups = groups;
    this.#mayJoin = mayJoin;
  }

  /** Joins a file with those before it that have the same or near the same text; without a text with none. */
  add(id: string, text: string): void {
    if (text === '') return;
    const digest = createHash('sha256').update(text).digest('base64');
    const { mayJoin, isSpecial } = this.#mayJoin;
    if (!isSpecial(id)) {
      const same = this.#byText.get(digest);
      if (same !== undefined) this.#groups.join(same, id);
      if (same !== undefined) return;
      this.#byText.set(digest, id);
    }
    const sequences = sequencesOf(text);
    for (const known of this.#seen) {
      const isOpen = !this.#groups.areJoined(known.id, id) && mayJoin(known.id, id);
      if (isOpen && isNear(known.sequences, sequences)) this.#groups.join(known.id, id);
    }
    this.#seen = [...this.#seen.slice(1 - MAX_COMPARED), { id, sequences }];
  }
}
