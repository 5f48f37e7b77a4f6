import type { RawDocument } from '../../document/document.js';
import type { Visibility } from './docx-look.js';

interface Piece {
  text: string;
  visibility: Visibility;
  /** Square points that it takes on paper, about; 0 for what lays text out. */
  readonly area: number;
}

/** Ends a page; it can't stand in XML. */
const PAGE_END = '\f';

/** Text of a part in the order of the document, of which it is only known at the end what a person sees. */
export class PartText {
  private readonly pieces: Piece[] = [];
  /** Area of all pieces before each. */
  private readonly areas: number[] = [0];
  private tail = '';

  /** Number of pieces so far. */
  count(): number {
    return this.pieces.length;
  }

  /** Square points of text since there were `from` pieces. */
  areaSince(from: number): number {
    return (this.areas.at(-1) ?? 0) - (this.areas[from] ?? 0);
  }

  /** Adds text of this size in points. */
  add(text: string, visibility: Visibility, size: number): void {
    const area = text.trim().length * size * size * 0.5;
    this.push({ text, visibility, area });
  }

  /** Adds the lines of another document, in letters of this size in points. */
  embed({ pages, hiddenText }: RawDocument, size: number): void {
    this.breakLine();
    for (const page of pages) {
      this.add(page, 'visible', size);
      this.breakLine();
    }
    for (const hidden of hiddenText) this.add(hidden, 'hidden', size);
  }

  /** Adds what lays text out: a tab, the end of a line. */
  layOut(text: string): void {
    this.push({ text, visibility: 'visible', area: 0 });
  }

  /** Ends the line unless it has just ended. */
  breakLine(): void {
    if (this.tail !== '' && this.tail !== '\n' && this.tail !== PAGE_END) this.layOut('\n');
  }

  /** Ends the page unless it has just ended. The result takes that back. */
  endPage(): () => void {
    if (this.tail === '' || this.tail === PAGE_END) return () => undefined;
    this.layOut(PAGE_END);
    const last = this.pieces.at(-1);
    return () => {
      if (last) last.text = '';
    };
  }

  /** Takes layout of these kinds off the end. */
  trim(kinds: string): void {
    for (let last = this.pieces.at(-1); last?.area === 0; last = this.pieces.at(-1)) {
      if (last.text === '' || !kinds.includes(last.text)) break;
      this.pieces.pop();
      this.areas.pop();
    }
    this.tail = this.pieces.at(-1)?.text.slice(-1) ?? '';
  }

  /** Hides the pieces of a stretch. */
  hide(from: number, to: number): void {
    for (const piece of this.pieces.slice(from, to))
      if (piece.area > 0) piece.visibility = 'hidden';
  }

  /** Area of text in the page's own colour, outside hidden stretches. */
  paleArea(): number {
    return this.pieces.reduce(
      (sum, { visibility, area }) => sum + (visibility === 'pale' ? area : 0),
      0,
    );
  }

  /** The pages and the hidden text; pale text counts as visible when `showsPale`. */
  finish(showsPale: boolean): { pages: readonly string[]; hiddenText: readonly string[] } {
    const visible: string[] = [];
    const hiddenText: string[] = [];
    let run: string[] = [];
    const endRun = () => {
      const text = run.join('');
      if (text.trim() !== '') hiddenText.push(text);
      run = [];
    };
    for (const { text, visibility, area } of this.pieces) {
      const isHidden = visibility === 'hidden' || (visibility === 'pale' && !showsPale);
      if (isHidden) {
        run.push(text);
        continue;
      }
      visible.push(text);
      // Hidden statements of following lines are told as one.
      if (area > 0) endRun();
      else if (run.length > 0) run.push(' ');
    }
    endRun();
    return { pages: visible.join('').split(PAGE_END), hiddenText };
  }

  private push(piece: Piece): void {
    if (piece.text === '') return;
    this.pieces.push(piece);
    this.areas.push((this.areas.at(-1) ?? 0) + piece.area);
    this.tail = piece.text.slice(-1);
  }
}
