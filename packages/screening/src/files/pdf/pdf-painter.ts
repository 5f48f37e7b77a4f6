import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { apply, boxOf, intersect, multiply, identity, type Box, type Matrix } from './geometry.js';
import type { PaintedArea, PaintedPage, PaintedText } from './painted-page.js';
import {
  type Glyph,
  type OperatorList,
  type PaintOptions,
  initialState,
  isNumber,
  numbers,
  toMatrix,
  type PaintState,
} from './pdf-state.js';

/** A gap this large, in thousandths of the font size, is a space, or room for a letter that another font draws. */
const SPACE_SHIFT = 180;
/** Operators that only set a number of the text state. */
const PLAIN_NUMBERS = new Map<number, 'charSpacing' | 'wordSpacing' | 'rise' | 'mode'>([
  [OPS.setCharSpacing, 'charSpacing'],
  [OPS.setWordSpacing, 'wordSpacing'],
  [OPS.setTextRise, 'rise'],
  [OPS.setTextRenderingMode, 'mode'],
]);
/** Stretches of text on one page; a dense page that sets every letter on its own has some 6,000. */
const MAX_TEXTS = 20_000;
const FILLS = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const IMAGES = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
]);

/** Follows the drawing operators of a page and notes where text, fills and images land. */
class Painter {
  readonly texts: PaintedText[] = [];
  readonly areas: PaintedArea[] = [];
  private readonly stack: PaintState[] = [];
  private readonly layers: boolean[] = [];
  private state: PaintState;
  private textMatrix: Matrix = identity;
  private lineMatrix: Matrix = identity;
  private clipNext = false;
  private order = 0;

  constructor(private readonly options: PaintOptions) {
    this.state = initialState(options.pageTransform, options.pageBox);
  }

  paint(operation: number, args: readonly unknown[]): void {
    this.order += 1;
    const [first, second] = args;
    switch (operation) {
      case OPS.save:
        this.stack.push({ ...this.state });
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        this.state = this.stack.pop() ?? this.state;
        break;
      case OPS.transform:
        this.transform(toMatrix(args));
        break;
      case OPS.paintFormXObjectBegin:
        this.stack.push({ ...this.state });
        this.transform(toMatrix(first));
        this.clipTo(second);
        break;
      case OPS.beginAnnotation:
        this.stack.push({ ...this.state });
        this.transform(toMatrix(args[2]));
        this.transform(toMatrix(args[3]));
        break;
      case OPS.setGState:
        for (const [key, value] of (first as [string, unknown][] | undefined) ?? []) {
          if (key === 'ca' && isNumber(value)) this.state.opacity = value;
          if (key === 'BM') this.state.blends = value !== 'source-over';
          if (key === 'Font') this.setFont(value as unknown[]);
        }
        break;
      case OPS.setFillRGBColor:
        this.state.color = typeof first === 'string' ? first : null;
        break;
      case OPS.setStrokeRGBColor:
        this.state.strokeColor = typeof first === 'string' ? first : null;
        break;
      case OPS.setFillColorN:
        this.state.color = null;
        break;
      case OPS.shadingFill:
        this.area(this.state.clip, 'fill', null);
        break;
      case OPS.setFillTransparent:
        this.state.color = null;
        this.state.opacity = 0;
        break;
      case OPS.clip:
      case OPS.eoClip:
        this.clipNext = true;
        break;
      case OPS.constructPath:
        this.path(Number(first), args[2]);
        break;
      case OPS.beginMarkedContent:
        this.layers.push(true);
        break;
      case OPS.beginMarkedContentProps:
        this.layers.push(first !== 'OC' || this.options.isLayerVisible(second));
        break;
      case OPS.endMarkedContent:
        this.layers.pop();
        break;
      default:
        if (IMAGES.has(operation)) this.area(boxOf(this.state.matrix, 0, 0, 1, 1), 'image', null);
        else this.paintText(operation, args);
    }
  }

  private paintText(operation: number, args: readonly unknown[]): void {
    const [first, second] = args;
    const value = isNumber(first) ? first : 0;
    const plain = PLAIN_NUMBERS.get(operation);
    if (plain) this.state[plain] = value;
    if (operation === OPS.setFont) this.setFont(args);
    switch (operation) {
      case OPS.beginText:
        this.textMatrix = this.lineMatrix = identity;
        break;
      case OPS.setHScale:
        this.state.horizontalScale = value / 100;
        break;
      case OPS.setLeading:
        this.state.leading = -value;
        break;
      case OPS.setTextMatrix:
        this.textMatrix = this.lineMatrix = toMatrix(first) ?? toMatrix(args) ?? identity;
        break;
      case OPS.setLeadingMoveText:
        this.state.leading = Number(second);
        this.moveLine(value, Number(second));
        break;
      case OPS.moveText:
        this.moveLine(value, Number(second));
        break;
      case OPS.nextLine:
        this.moveLine(0, this.state.leading);
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        this.show((first as (Glyph | number)[] | undefined) ?? []);
        break;
    }
  }

  private transform(matrix: Matrix | null): void {
    if (matrix) this.state.matrix = multiply(this.state.matrix, matrix);
  }

  private clipTo(rectangle: unknown): void {
    const [left, top, right, bottom] = numbers(rectangle);
    if (left === undefined || top === undefined || right === undefined || bottom === undefined)
      return;
    this.state.clip = intersect(
      this.state.clip,
      boxOf(this.state.matrix, left, top, right, bottom),
    );
  }

  private path(operation: number, minMax: unknown): void {
    const [left, top, right, bottom] = numbers(minMax);
    if (left === undefined || top === undefined || right === undefined || bottom === undefined)
      return;
    if (FILLS.has(operation)) {
      this.area(boxOf(this.state.matrix, left, top, right, bottom), 'fill', this.state.color);
    }
    if (this.clipNext) this.clipTo(minMax);
    this.clipNext = false;
  }

  private area(box: Box, kind: PaintedArea['kind'], color: string | null): void {
    if (this.state.opacity < 0.1 || this.layers.includes(false)) return;
    const visible = intersect(box, this.state.clip);
    this.areas.push({
      box: visible,
      color,
      kind,
      opaque: this.state.opacity > 0.95 && !this.state.blends && kind === 'fill',
      order: this.order,
    });
  }

  private setFont(args: readonly unknown[]): void {
    const [name, size] = args;
    if (isNumber(size)) this.state.fontSize = size;
    const font = typeof name === 'string' ? this.options.fontOf(name) : null;
    this.state.fontScale = font?.fontMatrix?.[0] ?? 0.001;
  }

  private moveLine(x: number, y: number): void {
    this.lineMatrix = multiply(this.lineMatrix, [1, 0, 0, 1, x, y]);
    this.textMatrix = this.lineMatrix;
  }

  private show(glyphs: readonly (Glyph | number)[]): void {
    const { fontSize, fontScale, charSpacing, wordSpacing, horizontalScale } = this.state;
    let text = '';
    let pen = 0;
    let start = 0;
    const flush = () => {
      if (text !== '') this.place(text, start, pen);
      text = '';
      start = pen;
    };
    for (const glyph of glyphs) {
      if (isNumber(glyph)) {
        if (-glyph > SPACE_SHIFT) flush();
        pen -= (glyph / 1000) * fontSize * horizontalScale;
        if (text === '') start = pen;
        continue;
      }
      text += glyph.unicode;
      pen +=
        (glyph.width * fontScale * fontSize + charSpacing + (glyph.isSpace ? wordSpacing : 0)) *
        horizontalScale;
    }
    flush();
    this.textMatrix = multiply(this.textMatrix, [1, 0, 0, 1, pen, 0]);
  }

  private place(text: string, from: number, to: number): void {
    if (this.texts.length >= MAX_TEXTS) return;
    const matrix = multiply(this.state.matrix, this.textMatrix);
    const { fontSize, rise, color, strokeColor, opacity, mode, clip } = this.state;
    const size = Math.abs(fontSize) * Math.hypot(matrix[2], matrix[3]);
    const [, baseline] = apply(matrix, from, rise);
    this.texts.push({
      text,
      box: boxOf(matrix, from, rise - fontSize * 0.2, to, rise + fontSize * 0.8),
      baseline,
      fontSize: size,
      upright: Math.abs(matrix[1]) < Math.abs(matrix[0]) * 0.1 && matrix[0] > 0,
      color,
      strokeColor,
      opacity,
      mode,
      clip,
      layerOff: this.layers.includes(false),
      order: this.order,
    });
  }
}

/** Where a page's text and areas land, in the order of painting. */
export function paintPage(operators: OperatorList, options: PaintOptions): PaintedPage {
  const painter = new Painter(options);
  for (const [index, operation] of operators.fnArray.entries()) {
    painter.paint(operation, (operators.argsArray[index] as unknown[] | null) ?? []);
  }
  return painter;
}
