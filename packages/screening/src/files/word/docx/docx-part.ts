import { localAttribute, readXml } from '../../markup/xml.js';
import type { DocxContext, DocxPart, Outside } from './docx-context.js';
import { unseenShapes } from './docx-covered.js';
import { Fields } from './docx-fields.js';
import {
  applyRunProperty,
  type Ground,
  readPageColour,
  type RunLook,
  visibilityOf,
} from './docx-look.js';
import { canonicalNames } from './docx-names.js';
import { applyParagraphProperty, newParagraph, type Paragraph } from './docx-paragraph.js';
import { DEFAULT_SIZE, HOLDERS, type Role, ROLES } from './docx-roles.js';
import { ShapeTracker } from './docx-shapes.js';
import { TablePlace } from './docx-table.js';
import { PartText } from './docx-text.js';
import { Unseen } from './docx-unseen.js';
import { checkNesting } from './nesting.js';
import { PageEnds } from './page-ends.js';

/** Reads one part of a Word file (body, header, notes) in document order, separating what a person does not see. */
class DocxPartReader {
  private readonly text = new PartText();
  private readonly shapes: ShapeTracker;
  private readonly outside: Outside[] = [];
  private readonly boxes: (Ground | undefined)[] = [];
  private readonly unseen = new Unseen();
  private paragraph: Paragraph;
  private look: RunLook = {};
  private tables: readonly TablePlace[] = [];
  private fields = new Fields();
  private pageGround: Ground = [255, 255, 255];
  private holder = '';
  private readonly inside = new Set<Role>();
  private paragraphs = 0;
  private readonly pageEnds = new PageEnds(
    this.text,
    () => this.tables.length > 0 || this.boxes.length > 0,
  );

  constructor(private readonly context: DocxContext) {
    const place = (to: string) =>
      to === 'page' ? `page${this.pageEnds.count}` : `p${this.paragraphs}`;
    this.paragraph = newParagraph(context.styles);
    this.shapes = new ShapeTracker(context.theme, context.page, place, this.text);
  }

  read(source: string): DocxPart {
    const nameOf = canonicalNames(source);
    for (const token of readXml(source)) {
      if (token.kind === 'text') {
        if (this.unseen.isOpen) continue;
        if (this.inside.has('text')) this.add(token.text);
        else this.shapes.text(token.text);
      } else if (token.kind === 'open') {
        this.open(nameOf(token.name), token.attributes, token.empty);
      } else this.close(nameOf(token.name));
    }
    const { drawn, darkArea } = this.shapes;
    for (const { from, to } of unseenShapes(drawn)) this.text.hide(from, to);
    const area = this.context.darkArea + darkArea;
    return { ...this.text.finish(this.text.paleArea() <= area), darkArea };
  }

  private open(name: string, attributes: string, empty: boolean): void {
    if (this.unseen.open(name, empty)) return;
    if (this.inside.has('run properties') || this.inside.has('paragraph properties')) {
      this.readProperty(name, attributes, empty);
      return;
    }
    const role = ROLES.get(name);
    if (role) {
      if (role === 'run') this.look = this.lookOfParagraph();
      if (!empty) this.inside.add(role);
    } else if (HOLDERS.has(name)) this.holder = empty ? '' : name;
    else if (this.holder !== '')
      this.tables.at(-1)?.readProperty(this.holder, name, attributes, this.context);
    else if (!this.openText(name, attributes) && !this.openBlock(name, attributes, empty)) {
      this.shapes.open(name, attributes, empty);
    }
  }

  /** Opens an element of a line; false for everything else. */
  private openText(name: string, attributes: string): boolean {
    if (this.pageEnds.readBreak(name, attributes)) return true;
    switch (name) {
      case 'w:tab':
      case 'w:ptab':
        if (this.inside.has('run')) this.layOut('\t');
        return true;
      case 'w:br':
      case 'w:cr':
        this.layOut('\n');
        return true;
      case 'w:noBreakHyphen':
        this.add('-');
        return true;
      case 'w:sym':
        this.add('• ');
        return true;
      case 'w:fldChar':
        this.add(this.fields.read(localAttribute(attributes, 'fldCharType') ?? ''));
        return true;
      case 'v:textpath':
        this.addWordArt(localAttribute(attributes, 'string') ?? '');
        return true;
    }
    return this.fields.readList(name, localAttribute(attributes, 'val') ?? '');
  }

  /** Opens an element around lines; false for everything else. */
  private openBlock(name: string, attributes: string, empty: boolean): boolean {
    switch (name) {
      case 'w:p':
        this.startParagraph();
        return true;
      case 'w:tbl':
        if (empty) return true;
        this.text.breakLine();
        this.tables = [...this.tables, new TablePlace()];
        checkNesting(this.tables);
        return true;
      case 'w:tr':
        this.tables.at(-1)?.startRow();
        return true;
      case 'w:tc':
        this.tables.at(-1)?.startCell();
        return true;
      case 'w:background':
        if (this.context.showsPageColour) {
          this.pageGround = readPageColour(attributes, this.context.theme) ?? this.pageGround;
        }
        return true;
      case 'w:txbxContent':
        if (!empty) this.startBox();
        return true;
      case 'w:altChunk':
        this.embed(localAttribute(attributes, 'id'));
        return true;
      case 'dgm:relIds':
        this.shapes.draw(name, () => this.embed(localAttribute(attributes, 'dm')));
        return true;
    }
    return false;
  }

  /** Letters drawn as a shape have its fill as their ink; behind the text they are a watermark. */
  private addWordArt(text: string): void {
    const ink = this.shapes.takeWordArt();
    if (ink === 'watermark') return;
    this.text.breakLine();
    this.look = { ...this.lookOfParagraph(), ...(ink ? { ink: [ink] } : {}) };
    this.add(text);
    this.layOut('\n');
  }

  /** Adds what the part embeds under this relationship: another document, or a diagram's text. */
  private embed(id: string | null): void {
    const embedded = this.context.embedded.get(id ?? '');
    if (embedded) this.text.embed(embedded, DEFAULT_SIZE);
  }

  private startParagraph(): void {
    this.paragraphs += 1;
    this.paragraph = newParagraph(this.context.styles);
  }

  private lookOfParagraph(): RunLook {
    return {
      ...this.context.styles.base,
      ...this.tables.at(-1)?.run,
      ...this.paragraph.look,
    };
  }

  private startBox(): void {
    const { paragraph, look, tables, fields } = this;
    this.outside.push({ paragraph, look, tables, fields });
    this.boxes.push(this.shapes.ground);
    checkNesting(this.boxes);
    this.tables = [];
    this.fields = new Fields();
    this.inside.clear();
    this.text.breakLine();
  }

  private endBox(): void {
    const outside = this.outside.pop();
    this.boxes.pop();
    if (!outside) return;
    ({
      paragraph: this.paragraph,
      look: this.look,
      tables: this.tables,
      fields: this.fields,
    } = outside);
    this.inside.add('run');
  }

  private readProperty(name: string, attributes: string, empty: boolean): void {
    const { styles, theme } = this.context;
    if (this.inside.has('run properties')) {
      if (name !== 'w:rStyle') applyRunProperty(this.look, name, attributes, theme);
      else Object.assign(this.look, styles.of(localAttribute(attributes, 'val') ?? '')?.run);
      return;
    }
    this.pageEnds.readProperty(name, attributes);
    if (name === 'w:rPr') {
      // Formatting of the paragraph mark itself says nothing about the text.
      if (!empty) this.unseen.skip(name);
    } else if (name === 'w:numId') {
      if (localAttribute(attributes, 'val') === '0') return;
      this.text.breakLine();
      this.layOut('• ');
    } else applyParagraphProperty(this.paragraph, name, attributes, this.context);
  }

  private close(name: string): void {
    if (this.unseen.close(name)) return;
    const role = ROLES.get(name);
    if (role) this.inside.delete(role);
    switch (name) {
      case 'w:p':
        if (this.tables.length > 0) this.text.breakLine();
        else this.layOut('\n');
        this.pageEnds.closeParagraph();
        break;
      case 'w:tc':
        // Short cells of a row read as one line, as on paper.
        this.text.trim('\n');
        this.layOut('\t');
        break;
      case 'w:tr':
        this.text.trim('\n\t');
        this.layOut('\n');
        break;
      case 'w:tbl':
        this.tables = this.tables.slice(0, -1);
        break;
      case 'w:txbxContent':
        this.endBox();
        break;
      default:
        if (name === this.holder) this.holder = '';
        else this.shapes.close(name);
    }
  }

  private add(text: string): void {
    // Between the beginning of a field and its result stands its code.
    if (this.fields.isCode) return;
    const isOutOfSight =
      this.paragraph.isHidden || this.tables.some((table) => table.isHidden || table.isRowHidden);
    const grounds = [
      this.paragraph.shade,
      ...this.tables.map((table) => table.ground).reverse(),
      ...[...this.boxes].reverse(),
    ];
    this.text.add(
      text,
      isOutOfSight ? 'hidden' : visibilityOf(this.look, grounds, this.pageGround),
      (this.look.halfPoints ?? 2 * DEFAULT_SIZE) / 2,
    );
  }

  private layOut(text: string): void {
    if (!this.fields.isCode) this.text.layOut(text);
  }
}

/** Visible pages and hidden text of one part of a Word file. */
export function readDocxPart(source: string, context: DocxContext): DocxPart {
  return new DocxPartReader(context).read(source);
}
