import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Cell formats by their place in `styles`: the header's, and that of all other cells. */
const formats = { header: 1, cell: 2 } as const;

const font = (weight: string) =>
  `<font>${weight}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
const format = (fontId: number) =>
  `<xf numFmtId="0" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`;

/** All styles of a workbook (ECMA-376 part 1, 18.8): plain cells, a bold header, wrapped text. */
const styles = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  `<fonts count="2">${font('')}${font('<b/>')}</fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${format(1)}${format(0)}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');

/** The first row stays in view. */
const frozen =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';

/** A sheet with its header frozen and bold, and its text wrapped. Text in cells is escaped, so that only cells match. */
function styleSheet(xml: string): string {
  return xml
    .replace('<sheetView workbookViewId="0"/>', frozen)
    .replace(
      /<c r="([A-Z]+)(\d+)"/g,
      (cell, _column, row) => `${cell} s="${row === '1' ? formats.header : formats.cell}"`,
    );
}

/** Gives an uncompressed workbook of `xlsx`, which writes no styles, its look; the result is compressed. */
export function styleWorkbook(bytes: ArrayBuffer): ArrayBuffer {
  const parts = unzipSync(new Uint8Array(bytes));
  for (const [path, part] of Object.entries(parts)) {
    if (path.startsWith('xl/worksheets/')) parts[path] = strToU8(styleSheet(strFromU8(part)));
  }
  parts['xl/styles.xml'] = strToU8(styles);
  return zipSync(parts).buffer;
}
