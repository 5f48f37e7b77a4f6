import type { Styles } from './docx-styles.js';
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
}
