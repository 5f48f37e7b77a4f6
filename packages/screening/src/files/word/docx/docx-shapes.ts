import { BLACK, isAlike, mix, parseColour, type Rgb, WHITE } from '../../markup/colours.js';
import { attribute, localAttribute } from '../../markup/xml.js';
import type { DrawnShape } from './docx-covered.js';
import { emu, type Frame, type Shape } from './docx-frame.js';
import type { Ground } from './docx-look.js';
import { checkNesting } from './nesting.js';
import type { PageSize } from './page-size.js';
import type { Theme } from './theme.js';
import { readVmlFill, readVmlFrame, styleOf } from './vml.js';

/** A box of less than this in either direction holds no text that a person sees, in points. */
const MIN_SIDE = 1.5;
/** A box shows no text that would take so many times its own area. */
const MAX_OVERFLOW = 8;
/** Parts of a page's width from which a picture may be a banner that text is set on. */
const BANNER = 0.5;

/** Follows the drawings of a part: how large they are, where they lie and how they are filled. */
export class ShapeTracker {
  private readonly frames: Frame[] = [];
  private readonly shapes: Shape[] = [];
  readonly drawn: DrawnShape[] = [];
  /** Square points of floating colour or picture, on which pale text may be seen. */
  darkArea = 0;
  private inFill = false;
  private inProperties = false;
  private lineDepth = 0;
  private inStyle = false;
  private offset = '';
  private isOffset = false;

  constructor(
    private readonly theme: Theme,
    private readonly page: PageSize,
    /** Names the paragraph or page that the present shape belongs to. */
    private readonly place: (relativeTo: string) => string,
    /** Number of pieces of text so far, and the area of those since another. */
    private readonly pieces: { count(): number; areaSince(from: number): number },
  ) {}

  /** Fill of the innermost shape; undefined where one looks through it. */
  get ground(): Ground | undefined {
    const fill = this.shapes.at(-1)?.fill;
    return fill === 'none' ? undefined : fill;
  }

  /** Takes the fill of the innermost shape for the ink of its letters; null where it is unknown. */
  takeWordArt(): Rgb | 'watermark' | null {
    const shape = this.shapes.at(-1);
    const fill = shape?.fill;
    if (shape) shape.fill = 'none';
    if (shape?.frame?.isBehindText) return 'watermark';
    return typeof fill === 'object' ? fill : null;
  }

  /** Draws what `write` adds in the innermost frame. */
  draw(element: string, write: () => void): void {
    this.push(element, this.frames.at(-1));
    write();
    this.endShape();
  }

  open(name: string, attributes: string, empty: boolean): void {
    if (name.startsWith('wp:')) this.openFrame(name, attributes, empty);
    else if (name.startsWith('v:')) this.openVml(name, attributes, empty);
    else if (name === 'wps:wsp' || name === 'pic:pic') {
      if (!empty) this.push(name, this.frames.at(-1));
      const shape = this.shapes.at(-1);
      if (name === 'pic:pic' && shape) {
        shape.isPicture = true;
        shape.fill = 'unknown';
      }
    } else if (name === 'wps:spPr') this.inProperties = !empty;
    else if (name === 'wps:style') this.inStyle = !empty;
    else if (name.startsWith('a:')) this.openDrawingMl(name, attributes, empty);
  }

  close(name: string): void {
    if (name === 'wps:spPr') this.inProperties = false;
    else if (name === 'wps:style') this.inStyle = false;
    else if (name === 'a:ln' || name === 'a:effectLst')
      this.lineDepth = Math.max(0, this.lineDepth - 1);
    else if (name === 'a:solidFill') this.inFill = false;
    else if (name === 'wp:posOffset') this.endOffset();
    if (this.shapes.at(-1)?.element === name) this.endShape();
    if (this.frames.at(-1)?.element === name) this.frames.pop();
  }

  /** Text between tags, some of which is a number of a place. */
  text(text: string): void {
    if (this.isOffset) this.offset += text.slice(0, 20);
  }

  private push(element: string, frame: Frame | undefined): Shape {
    const at = this.pieces.count();
    const shape: Shape = {
      element,
      frame,
      fill: undefined,
      isPicture: false,
      growsWithText: false,
      from: at,
    };
    this.shapes.push(shape);
    checkNesting(this.shapes);
    return shape;
  }

  private openFrame(name: string, attributes: string, empty: boolean): void {
    const frame = this.frames.at(-1);
    switch (name) {
      case 'wp:anchor':
      case 'wp:inline': {
        if (empty) break;
        const isBehindText = /^(?:1|true|on)$/.test(localAttribute(attributes, 'behindDoc') ?? '');
        const height = Number.parseFloat(localAttribute(attributes, 'relativeHeight') ?? '0') || 0;
        this.frames.push({
          element: name,
          isFloating: name === 'wp:anchor',
          isBehindText,
          z: isBehindText ? height - 1e10 : height,
          isHidden: /^(?:1|true)$/.test(localAttribute(attributes, 'hidden') ?? ''),
          axis: null,
          from: '',
        });
        break;
      }
      case 'wp:positionH':
      case 'wp:positionV':
        if (!frame) break;
        frame.axis = name === 'wp:positionH' ? 'H' : 'V';
        frame.from = localAttribute(attributes, 'relativeFrom') ?? '';
        break;
      case 'wp:posOffset':
        this.isOffset = !empty;
        this.offset = '';
        break;
      case 'wp:extent': {
        if (!frame) break;
        const [width, height] = [
          emu(attribute(attributes, 'cx')),
          emu(attribute(attributes, 'cy')),
        ];
        if (width !== undefined) frame.width = width;
        if (height !== undefined) frame.height = height;
        break;
      }
      case 'wp:docPr':
        if (frame && /^(?:1|true)$/.test(localAttribute(attributes, 'hidden') ?? ''))
          frame.isHidden = true;
        break;
    }
  }

  private endOffset(): void {
    this.isOffset = false;
    const frame = this.frames.at(-1);
    const offset = emu(this.offset);
    if (!frame || offset === undefined) return;
    const { width, height, left, right, top, bottom } = this.page;
    if (frame.axis === 'H') {
      const starts: Readonly<Record<string, number>> = {
        page: 0,
        leftMargin: 0,
        insideMargin: 0,
        rightMargin: width - right,
        outsideMargin: width - right,
      };
      frame.left = (starts[frame.from] ?? left) + offset;
    } else if (frame.axis === 'V') {
      const starts: Readonly<Record<string, number>> = {
        page: 0,
        topMargin: 0,
        insideMargin: 0,
        margin: top,
        bottomMargin: height - bottom,
        outsideMargin: height - bottom,
      };
      const start = starts[frame.from];
      const base = this.place(start === undefined ? 'paragraph' : 'page');
      frame.top = { base, at: (start ?? 0) + offset };
    }
  }

  private openDrawingMl(name: string, attributes: string, empty: boolean): void {
    const shape = this.shapes.at(-1);
    if (name === 'a:ln' || name === 'a:effectLst') {
      if (!empty) this.lineDepth += 1;
    } else if (name === 'a:spAutoFit' && shape) shape.growsWithText = true;
    else if (!shape || shape.isPicture || this.lineDepth > 0) return;
    else if (this.inStyle) {
      if (name === 'a:fillRef' && shape.fill === undefined) {
        shape.fill = localAttribute(attributes, 'idx') === '0' ? 'none' : 'unknown';
      }
    } else if (this.inProperties) {
      if (name === 'a:noFill') shape.fill = 'none';
      else if (name === 'a:solidFill') this.inFill = !empty;
      else if (/^a:(?:gradFill|blipFill|pattFill|grpFill)$/.test(name)) shape.fill = 'unknown';
      else if (this.inFill) this.readColour(shape, name, attributes);
    }
  }

  private readColour(shape: Shape, name: string, attributes: string): void {
    const value = localAttribute(attributes, 'val') ?? '';
    const share = Number.parseFloat(value) / 100_000;
    if (name === 'a:srgbClr' || name === 'a:prstClr') shape.fill = parseColour(value) ?? 'unknown';
    else if (name === 'a:schemeClr') shape.fill = this.theme.get(value) ?? 'unknown';
    else if (name === 'a:sysClr')
      shape.fill = parseColour(localAttribute(attributes, 'lastClr')) ?? 'unknown';
    else if (shape.fill === undefined || typeof shape.fill === 'string' || Number.isNaN(share))
      return;
    else if (name === 'a:lumMod' || name === 'a:shade')
      shape.fill = mix(BLACK, shape.fill, Math.min(1, share));
    else if (name === 'a:lumOff') shape.fill = mix(shape.fill, WHITE, Math.min(1, share));
    else if (name === 'a:tint') shape.fill = mix(WHITE, shape.fill, Math.min(1, share));
    else if (name === 'a:alpha')
      shape.fill = share < 0.1 ? 'none' : share < 0.9 ? 'unknown' : shape.fill;
  }

  private openVml(name: string, attributes: string, empty: boolean): void {
    const outer = this.shapes.at(-1);
    if (name === 'v:fill' && outer) {
      const kind = attribute(attributes, 'type') ?? 'solid';
      if (kind !== 'solid') outer.fill = 'unknown';
      if (/^(?:0|0%|0f|\.0)$/.test(attribute(attributes, 'opacity') ?? '')) outer.fill = 'none';
      return;
    }
    if (name === 'v:imagedata' && outer) {
      outer.isPicture = true;
      outer.fill = 'unknown';
      return;
    }
    if (name === 'v:textbox' && outer) {
      outer.growsWithText = styleOf(attributes).get('mso-fit-shape-to-text') === 't';
      return;
    }
    if (!/^v:(?:shape|rect|roundrect|oval|textbox)$/.test(name)) return;
    const shape = this.push(name, readVmlFrame(name, attributes, this.page, this.place));
    // A bare v:textbox is no shape of its own.
    if (name !== 'v:textbox') shape.fill = readVmlFill(attributes);
    if (empty) this.endShape();
  }

  private endShape(): void {
    const shape = this.shapes.pop();
    if (!shape) return;
    const { frame, fill } = shape;
    const area = (frame?.width ?? 0) * (frame?.height ?? 0);
    const hasText = this.pieces.areaSince(shape.from) > 0;
    const isOpaque = fill !== undefined && fill !== 'none' && fill !== 'unknown';
    this.drawn.push({
      from: shape.from,
      to: this.pieces.count(),
      isOpaque: isOpaque || shape.isPicture,
      isLost: this.isLost(shape),
      frame,
    });
    const isDark = fill === 'unknown' || (isOpaque && !isAlike(fill as Rgb, WHITE));
    if (hasText || !frame?.isFloating || !isDark) return;
    // A photograph beside the text is no ground for it.
    const isBanner = frame.isBehindText || (frame.width ?? 0) >= BANNER * this.page.width;
    if (!shape.isPicture || isBanner) this.darkArea += area;
  }

  private isLost({ from, frame, growsWithText }: Shape): boolean {
    if (!frame) return false;
    const { width, height, left, top } = frame;
    if (frame.isHidden) return true;
    if (width !== undefined && width < MIN_SIDE) return true;
    if (height !== undefined && height < MIN_SIDE && !growsWithText) return true;
    if (left !== undefined && (left >= this.page.width - 1 || left + (width ?? 0) <= 1))
      return true;
    if (top !== undefined) {
      const limit = top.base.startsWith('page') ? 1 : 1 - this.page.height;
      if (top.at >= this.page.height - 1 || top.at + (height ?? 0) <= limit) return true;
    }
    if (growsWithText || width === undefined || height === undefined) return false;
    return this.pieces.areaSince(from) > MAX_OVERFLOW * width * height;
  }
}
