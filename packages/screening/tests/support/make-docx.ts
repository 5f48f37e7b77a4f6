import { strToU8, zipSync } from 'fflate';

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A minimal Word file with this body XML; `parts` adds or replaces files of the package. */
export function makeDocx(
  body: string,
  parts: Readonly<Record<string, string | Uint8Array>> = {},
): Uint8Array {
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
}

/** A paragraph of one run with these run properties. */
export function paragraph(text: string, runProperties = ''): string {
  return `<w:p><w:r><w:rPr>${runProperties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
}

/** A Word file whose body is these pictures, each as wide as the page, one below the other. */
export function makePicturedDocx(pictures: readonly Uint8Array[]): Uint8Array {
  const image = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
  const nameOf = (at: number) => `media/image${pictures.length - at}.bin`;
  const relations = pictures.map(
    (_, at) => `<Relationship Id="p${at}" Type="${image}" Target="${nameOf(at)}"/>`,
  );
  const body = pictures.map(
    (_, at) =>
      `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="7560000" cy="10692000"/><a:graphic><a:blip r:embed="p${at}"/></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
  );
  return makeDocx(body.join(''), {
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    ...Object.fromEntries(pictures.map((picture, at) => [`word/${nameOf(at)}`, picture])),
  });
}
