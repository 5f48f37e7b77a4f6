const MAX_NESTED = 50;

/** Follows fields, which have a code and a result: a person sees the result. */
export class Fields {
  private stack: readonly ('code' | 'result')[] = [];

  /** True between the beginning of a field and its result. */
  get isCode(): boolean {
    return this.stack.includes('code');
  }

  /** Notes a `w:fldChar` of this kind. */
  read(kind: string): void {
    if (kind === 'begin') this.stack = [...this.stack.slice(1 - MAX_NESTED), 'code'];
    else if (kind === 'separate') this.stack = [...this.stack.slice(0, -1), 'result'];
    else if (kind === 'end') this.stack = this.stack.slice(0, -1);
  }
}
