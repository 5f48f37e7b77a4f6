/** A font's map from codes to UTF-16, both in hex: `{ '2d': '00ad' }`. */
type UnicodeMap = Readonly<Record<string, string>>;

function toUnicode(map: UnicodeMap): string {
  const entries = Object.entries(map).map(([code, unicode]) => `<${code}> <${unicode}>`);
  return `/CIDInit /ProcSet findresource begin begincmap /CMapName /M def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${entries.length} beginbfchar
${entries.join('\n')}
endbfchar endcmap end`;
}

/** A page of these drawing operators, with F1 as Helvetica and F2 as ZapfDingbats; `map` is the Unicode of F1's codes. */
export function makeTextPdf(operators: string, map: UnicodeMap = {}): Buffer {
  const stream = (text: string) => `<</Length ${text.length}>>stream\n${text}\nendstream`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    stream(operators),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 7 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>',
    stream(toUnicode(map)),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${file.length}\n%%EOF`,
    'latin1',
  );
}
