import type { RawDocument } from '../../document/document.js';
import type { Fields } from './docx-fields.js';
import type { RunLook } from './docx-look.js';
import type { Paragraph } from './docx-paragraph.js';
import type { Styles } from './docx-styles.js';
import type { TablePlace } from './docx-table.js';
import type { PageSize } from './page-size.js';
import type { Theme } from './theme.js';

/** Information that a document has outside its parts. */
export interface DocxContext {
  readonly styles: Styles;
  readonly theme: Theme;
  readonly page: PageSize;
  readonly showsPageColour: boolean;
  /** Square points of dark drawings that parts before this one put on every page. */
  readonly darkArea: number;
  /** Documents and diagrams that it embeds, by the id of their relationship. */
  readonly embedded: ReadonlyMap<string, RawDocument>;
}

/** A part as a person sees it. */
export interface DocxPart {
  readonly pages: readonly string[];
  readonly hiddenText: readonly string[];
  /** Square points of dark drawings in this part. */
  readonly darkArea: number;
}

/** State outside a text box, kept while its paragraphs are read. */
export interface Outside {
  readonly paragraph: Paragraph;
  readonly look: RunLook;
  readonly tables: readonly TablePlace[];
  readonly fields: Fields;
}
