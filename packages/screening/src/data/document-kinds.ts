import { readdirSync, readFileSync } from 'node:fs';

/** One entry of `document-kinds/<kind>.txt`: what shows a kind of document. */
export interface KindEntry {
  readonly kind: string;
  /** Where it has to stand or what it is good for, as the file's first line says: `title`, `sign`, `greeting` … */
  readonly group: string;
  /** ISO 639-1; `xx` in every language. */
  readonly language: string;
  readonly text: string;
}

const folder = new URL('document-kinds/', import.meta.url);

function entriesOf(kind: string, file: string): KindEntry[] {
  return file
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [group = '', language = '', ...words] = line.split(' ');
      const text = words.join(' ');
      if (!/^[a-z]{2}$/.test(language) || text === '') {
        throw new Error(`document-kinds/${kind}.txt: "${line}" is not "group language words".`);
      }
      return { kind, group, language, text };
    });
}

/** Reads the signs of each kind of document, in the order of the files. Throws an Error for a line of another shape. */
export function loadDocumentKinds(): readonly KindEntry[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      entriesOf(name.slice(0, -'.txt'.length), readFileSync(new URL(name, folder), 'utf8')),
    );
}
