/** Elements whose content a person does not see as the document's text, or that say what was before a tracked change. */
const SKIPPED = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'w:delInstrText',
  'w:comment',
  'w:rt',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:rPrChange',
  'w:pPrChange',
  'w:tblPrChange',
  'w:tblPrExChange',
  'w:trPrChange',
  'w:tcPrChange',
  'w:sectPrChange',
]);

/** Follows the elements of a part whose content is not read. */
export class Unseen {
  /** Whether each alternative that is open has had a choice that is read. */
  private readonly choices: boolean[] = [];
  private skipped: { name: string; depth: number } | null = null;

  /** True while nothing is read. */
  get isOpen(): boolean {
    return this.skipped !== null;
  }

  /** Leaves out an element with all that is in it. */
  skip(name: string): void {
    this.skipped = { name, depth: 1 };
  }

  /** True when an element is not to be read, now that it opens. */
  open(name: string, empty: boolean): boolean {
    if (this.skipped) {
      if (!empty && name === this.skipped.name) this.skipped.depth += 1;
      return true;
    }
    if (name === 'mc:AlternateContent' && !empty) this.choices.push(false);
    else if (name === 'mc:Choice' && !empty) this.choices[this.choices.length - 1] = true;
    // A fallback is the same again, for readers that do not know the choice.
    const isFallback = name === 'mc:Fallback' && this.choices.at(-1) === true;
    if (!SKIPPED.has(name) && !isFallback) return false;
    if (!empty) this.skip(name);
    return true;
  }

  /** True when an element was not read, now that it closes. */
  close(name: string): boolean {
    if (this.skipped) {
      if (name === this.skipped.name && (this.skipped.depth -= 1) === 0) this.skipped = null;
      return true;
    }
    if (name === 'mc:AlternateContent') this.choices.pop();
    return false;
  }
}
