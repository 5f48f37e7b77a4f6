import { applyRunProperty, isHidden, type RunLook, type StyleLooks } from './docx-visibility.js';
import { attribute, readXml } from '../markup/xml.js';

interface Frame {
  readonly name: string;
  shade?: string;
}

/** Elements whose content is not the document's own text. */
const SKIPPED = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'mc:Fallback',
  'w:comment',
]);

/** Reads one part of a Word file (body, header, notes) in document order, separating what a person does not see. */
export class DocxPartReader {
  private readonly pages: string[] = [];
  private readonly hidden: string[] = [];
  private readonly backgrounds: Frame[] = [];
  private text = '';
  private hiddenRun = '';
  private skipped: { name: string; depth: number } | null = null;
  private look: RunLook = {};
  private paragraphLook: RunLook = {};
  private paragraphShade: string | undefined;
  private inRun = false;
  private inRunProperties = false;
  private inParagraphProperties = false;
  private inText = false;
  private cellDepth = 0;

  constructor(private readonly styles: StyleLooks) {}

  read(source: string): { pages: readonly string[]; hiddenText: readonly string[] } {
    for (const token of readXml(source)) {
      if (token.kind === 'text') {
        if (this.inText && this.skipped === null) this.add(token.text);
      } else if (token.kind === 'open') {
        this.open(token.name, token.attributes, token.empty);
      } else this.close(token.name);
    }
    this.endHidden();
    return { pages: [...this.pages, this.text], hiddenText: this.hidden };
  }

  private open(name: string, attributes: string, empty: boolean): void {
    if (this.skipped) {
      if (!empty && name === this.skipped.name) this.skipped.depth += 1;
      return;
    }
    if (SKIPPED.has(name)) {
      if (!empty) this.skipped = { name, depth: 1 };
      return;
    }
    if (this.inRunProperties || this.inParagraphProperties) {
      this.readProperty(name, attributes, empty);
      return;
    }
    switch (name) {
      case 'w:p':
        this.paragraphLook = {};
        this.paragraphShade = undefined;
        break;
      case 'w:pPr':
        this.inParagraphProperties = !empty;
        break;
      case 'w:r':
        this.look = { ...this.paragraphLook };
        this.inRun = !empty;
        break;
      case 'w:rPr':
        this.inRunProperties = !empty;
        break;
      case 'w:t':
        this.inText = !empty;
        break;
      case 'w:tab':
      case 'w:ptab':
        if (this.inRun) this.add('\t');
        break;
      case 'w:br':
      case 'w:cr':
        if (attribute(attributes, 'w:type') === 'page') this.endPage();
        else this.add('\n');
        break;
      case 'w:lastRenderedPageBreak':
        this.endPage();
        break;
      case 'w:noBreakHyphen':
        this.add('-');
        break;
      case 'w:sym':
        this.add('• ');
        break;
      case 'w:tc':
        this.cellDepth += 1;
        this.backgrounds.push({ name });
        break;
      case 'w:tbl':
      case 'w:txbxContent':
        this.breakLine();
        this.backgrounds.push({ name });
        break;
      case 'w:shd': {
        const cell = this.backgrounds.at(-1);
        if (cell?.name === 'w:tc') cell.shade = attribute(attributes, 'w:fill') ?? undefined;
        break;
      }
      case 'w:background':
        this.backgrounds.push({ name, shade: attribute(attributes, 'w:color') ?? undefined });
        break;
      case 'wps:wsp':
      case 'v:shape':
      case 'v:rect':
      case 'v:textbox':
        // A drawn box may be filled; its colour is not resolved here, so text in it is taken as visible.
        if (!empty) this.backgrounds.push({ name, shade: '808080' });
        break;
    }
  }

  private readProperty(name: string, attributes: string, empty: boolean): void {
    if (name === 'w:rPr' && !empty && this.inParagraphProperties) {
      // Formatting of the paragraph mark itself says nothing about the text.
      this.skipped = { name, depth: 1 };
    } else if (name === 'w:numPr' && this.inParagraphProperties) {
      this.breakLine();
      this.text += '• ';
    } else if (name === 'w:rStyle' || name === 'w:pStyle') {
      const style = this.styles.get(attribute(attributes, 'w:val') ?? '');
      if (style) Object.assign(name === 'w:rStyle' ? this.look : this.paragraphLook, style);
    } else if (name === 'w:shd' && this.inParagraphProperties) {
      this.paragraphShade = attribute(attributes, 'w:fill') ?? undefined;
    } else if (this.inRunProperties) applyRunProperty(this.look, name, attributes);
  }

  private close(name: string): void {
    if (this.skipped) {
      if (name === this.skipped.name && (this.skipped.depth -= 1) === 0) this.skipped = null;
      return;
    }
    switch (name) {
      case 'w:p':
        this.inRun = false;
        if (this.cellDepth > 0) this.text += this.text.endsWith('\n') ? '' : '\n';
        else this.text += '\n';
        break;
      case 'w:pPr':
        this.inParagraphProperties = false;
        break;
      case 'w:rPr':
        this.inRunProperties = false;
        break;
      case 'w:r':
        this.inRun = false;
        break;
      case 'w:t':
        this.inText = false;
        break;
      case 'w:tc':
        this.cellDepth -= 1;
        this.popBackground(name);
        // Short cells of a row read as one line, as on paper.
        this.text = this.text.replace(/\n+$/, '\t');
        break;
      case 'w:tr':
        this.text = `${this.text.trimEnd()}\n`;
        break;
      default:
        this.popBackground(name);
    }
  }

  private popBackground(name: string): void {
    if (this.backgrounds.at(-1)?.name === name) this.backgrounds.pop();
  }

  private add(text: string): void {
    const behind = [this.paragraphShade, ...this.backgrounds.map((frame) => frame.shade).reverse()];
    if (isHidden(this.look, behind)) this.hiddenRun += text;
    else {
      this.endHidden();
      this.text += text;
    }
  }

  private endHidden(): void {
    if (this.hiddenRun.trim() !== '') this.hidden.push(this.hiddenRun);
    this.hiddenRun = '';
  }

  private breakLine(): void {
    if (this.text !== '' && !this.text.endsWith('\n')) this.text += '\n';
  }

  private endPage(): void {
    if (this.cellDepth > 0 || this.text.trim() === '') return;
    this.pages.push(this.text);
    this.text = '';
  }
}

/** Visible pages and hidden text of one part of a Word file. */
export function readDocxPart(
  source: string,
  styles: StyleLooks,
): { pages: readonly string[]; hiddenText: readonly string[] } {
  return new DocxPartReader(styles).read(source);
}
