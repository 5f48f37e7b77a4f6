import { type ExportHead, exportHead, headMark } from './export-format.js';

/** A piece of a part of an export: a head, or content of the file whose head came last. */
export type ExportPiece = Exclude<ExportHead, { head: 'end' }> | { head: null; content: Buffer };

const [mark] = Buffer.from(headMark);
const nextHead = Buffer.from(`\n${headMark}`);
const lineEnd = '\n';

const headOf = (line: Buffer) => exportHead.parse(JSON.parse(line.subarray(1).toString()));

/**
 * Reads what a service sends of its part, piece by piece. Throws for a part that breaks off, or holds what is no part of
 * an export.
 */
export async function* readExport(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<ExportPiece, void, undefined> {
  /** Bytes not read yet; they begin a line, or continue one of content. */
  let rest = Buffer.alloc(0);
  let isInLine = false;
  let isWhole = false;
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    while (rest.length > 0) {
      if (!isInLine && rest[0] === mark) {
        const end = rest.indexOf(lineEnd);
        if (end < 0) break;
        const head = headOf(rest.subarray(0, end));
        rest = rest.subarray(end + 1);
        if (head.head === 'end') isWhole = true;
        else yield head;
        continue;
      }
      const found = rest.indexOf(nextHead);
      const content = found < 0 ? rest : rest.subarray(0, found + 1);
      rest = rest.subarray(content.length);
      isInLine = content.at(-1) !== lineEnd.charCodeAt(0);
      yield { head: null, content };
    }
  }
  if (!isWhole || rest.length > 0) throw new Error('A part of the export broke off.');
}
