/** Elements whose shading belongs to them. */
export const HOLDERS = new Set(['w:tcPr', 'w:tblPr', 'w:trPr', 'w:tblPrEx']);
export type Role = 'run' | 'text' | 'run properties' | 'paragraph properties';
/** Elements that say what the following is. */
export const ROLES: ReadonlyMap<string, Role> = new Map([
  ['w:r', 'run'],
  ['m:r', 'run'],
  ['w:t', 'text'],
  ['m:t', 'text'],
  ['w:rPr', 'run properties'],
  ['w:pPr', 'paragraph properties'],
  ['w:sectPr', 'paragraph properties'],
]);
/** Size of text that says none, in points. */
export const DEFAULT_SIZE = 11;
