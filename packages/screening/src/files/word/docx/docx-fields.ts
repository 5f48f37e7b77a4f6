const MAX_NESTED = 50;
/** Word allows 25. */
const MAX_ENTRIES = 100;

/** Follows fields, which have a code and a result: a person sees the result. */
export class Fields {
  private stack: readonly ('code' | 'result')[] = [];
  /** Entries of the drop-down list of the innermost field, and the place of the chosen one. */
  private entries: readonly string[] = [];
  private chosen = 0;

  /** True between the beginning of a field and its result. */
  get isCode(): boolean {
    return this.stack.includes('code');
  }

  /** Notes an element of a drop-down list; false for any other. */
  readList(name: string, value: string): boolean {
    if (name === 'w:listEntry') {
      if (this.entries.length < MAX_ENTRIES) this.entries = [...this.entries, value];
    } else if (name === 'w:result') this.chosen = Number.parseInt(value, 10) || 0;
    else return false;
    return true;
  }

  /** Notes a `w:fldChar` of this kind; gives the chosen entry of a list, which is all that a field without a result shows. */
  read(kind: string): string {
    const isWithoutResult = kind === 'end' && this.stack.at(-1) === 'code';
    const choice = isWithoutResult ? (this.entries[this.chosen] ?? '') : '';
    this.entries = [];
    this.chosen = 0;
    if (kind === 'begin') this.stack = [...this.stack.slice(1 - MAX_NESTED), 'code'];
    else if (kind === 'separate') this.stack = [...this.stack.slice(0, -1), 'result'];
    else if (kind === 'end') this.stack = this.stack.slice(0, -1);
    return choice;
  }
}
