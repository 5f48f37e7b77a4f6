import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeDocumentKind, documentKinds, findDocumentKind } from './document-kind.js';

const folder = new URL('../../../tests/documents/', import.meta.url);

/** Texts of `tests/documents/<kind>.txt`: some served to tune the word lists, the others only to check them. */
function documentsOf(kind: string) {
  return readFileSync(new URL(`${kind}.txt`, folder), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part, index) => {
      const [head = '', ...lines] = part.split('\n');
      return { name: `${kind} ${index + 1}: ${head}`, text: lines.join('\n') };
    });
}

describe('findDocumentKind', () => {
  const kinds = readdirSync(folder).map((name) => name.slice(0, -'.txt'.length));

  it('has texts of every kind', () => {
    expect(kinds.sort()).toEqual([...documentKinds].sort());
    for (const kind of kinds) expect(documentsOf(kind).length).toBeGreaterThanOrEqual(10);
  });

  for (const kind of kinds) {
    it.each(documentsOf(kind))('$name', ({ text }) => {
      expect(findDocumentKind(text).kind).toBe(kind);
    });
  }

  it.each(['', ' \n\t\n', '\u0000', '☐', '[', '____', '日本語の履歴書', '🙂'.repeat(50)])(
    'takes %j for a resume: nothing speaks for another kind',
    (text) => {
      expect(findDocumentKind(text)).toEqual({ kind: 'resume', reasons: [] });
    },
  );

  it('says why', () => {
    const { reasons } = findDocumentKind(
      'INVOICE\nInvoice number: 7\nSubtotal 20.00\nTotal due 24.00\nPayment terms: 30 days',
    );
    expect(reasons).toContain('“invoice number”');
    expect(describeDocumentKind('invoice')).toBe('This is not a resume: it reads like an invoice.');
  });

  // Were the time that of the square of the length, the test would not end within its limit.
  it.each([' ', 'a', '1', '.', '_', '-', '[', '☐', '\n', '\u0301', '19', '2015 – ', 'Dear '])(
    'finds in 1,000,000 characters of %j what it finds in a few',
    (piece) => {
      const kindOf = (length: number) =>
        findDocumentKind(piece.repeat(Math.floor(length / piece.length))).kind;
      expect(kindOf(1_000_000)).toBe(kindOf(1000));
    },
  );
});
