import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  GENESIS,
  type Head,
  type SealedLine,
  sealLine,
  verifyRecord,
} from './chain.js';

const texts = fc.record({
  name: fc.option(fc.string()),
  fileName: fc.option(fc.string()),
  reason: fc.option(fc.string()),
});
const fields = fc.record({ by: fc.string(), score: fc.integer(), to: fc.string() });

/** A chain of at least `minLength` lines. */
const chains = (minLength = 1) =>
  fc.array(fc.tuple(fields, texts), { minLength, maxLength: 8 }).map((decided) => {
    let head: Head = { lines: 0, hash: GENESIS };
    const lines = decided.map(([about, personal]) => {
      const line = sealLine(head, about, personal);
      head = { lines: line.number, hash: line.hash };
      return line as SealedLine;
    });
    return { lines, head };
  });

/** A chain with the index of one of its lines. */
const chosen = (minLength = 1) =>
  chains(minLength).chain((chain) =>
    fc.record({ chain: fc.constant(chain), at: fc.nat(chain.lines.length - 1) }),
  );

const rehashed = (body: string): Pick<SealedLine, 'body' | 'hash'> => ({
  body,
  hash: createHash('sha256').update(body).digest('hex'),
});

describe('a sealed record', () => {
  it('holds as it was written, also without lines', () => {
    fc.assert(
      fc.property(chains(), ({ lines, head }) => {
        expect(verifyRecord(lines, head)).toBeNull();
      }),
    );
    expect(verifyRecord([], { lines: 0, hash: GENESIS })).toBeNull();
  });

  it('holds without any of the personal parts', () => {
    fc.assert(
      fc.property(
        chosen(),
        fc.constantFrom('name', 'fileName', 'reason'),
        ({ chain, at }, part) => {
          const lines = chain.lines.map((line, index) =>
            index === at ? { ...line, personal: { ...line.personal, [part]: undefined } } : line,
          );
          expect(verifyRecord(lines, chain.head)).toBeNull();
          expect(
            verifyRecord(
              chain.lines.map((line) => ({ ...line, personal: {} })),
              chain.head,
            ),
          ).toBeNull();
        },
      ),
    );
  });

  it('names the line whose body, hash or personal part was changed', () => {
    fc.assert(
      fc.property(
        chosen(),
        fc.constantFrom('body', 'hash', 'personal'),
        ({ chain: { lines, head }, at }, what) => {
          const changed = lines.map((line, index) => {
            if (index !== at) return line;
            if (what === 'personal') {
              return { ...line, personal: { name: { salt: 'x', value: 'Somebody else' } } };
            }
            return { ...line, [what]: `${line[what as 'body']} ` };
          });
          expect(verifyRecord(changed, head)).toEqual({ number: at + 1, why: 'changed' });
        },
      ),
    );
  });

  it('finds a line that was changed and hashed again', () => {
    fc.assert(
      fc.property(chosen(), ({ chain: { lines, head }, at }) => {
        const changed = lines.map((line, index) => {
          const body = canonicalJson({ ...(JSON.parse(line.body) as object), forged: true });
          return index === at ? { ...line, ...rehashed(body) } : line;
        });
        // The line after it no longer follows; the last one is not the noted head.
        expect(verifyRecord(changed, head)?.number).toBe(Math.min(at + 2, lines.length));
      }),
    );
  });

  it('finds a removed, repeated or moved line', () => {
    fc.assert(
      fc.property(chosen(2), fc.nat(), ({ chain: { lines, head }, at }, step) => {
        expect(verifyRecord(lines.toSpliced(at, 1), head)?.number).toBe(at + 1);
        const line = lines[at] as SealedLine;
        expect(verifyRecord(lines.toSpliced(at, 0, line), head)?.number).toBe(at + 2);
        const other = (at + 1 + (step % (lines.length - 1))) % lines.length;
        const moved = lines.with(at, lines[other] as SealedLine).with(other, line);
        expect(verifyRecord(moved, head)?.number).toBe(Math.min(at, other) + 1);
      }),
    );
  });

  it('may go on after the noted head', () => {
    fc.assert(
      fc.property(chosen(2), ({ chain: { lines }, at }) => {
        const noted = { lines: at + 1, hash: lines[at]?.hash ?? '' };
        expect(verifyRecord(lines, noted)).toBeNull();
      }),
    );
  });

  it('has digests that do not give away what they are of', () => {
    const head = { lines: 0, hash: GENESIS };
    const bodyOf = () => sealLine(head, {}, { name: 'Ada', fileName: null, reason: null }).body;
    expect(bodyOf()).not.toContain('Ada');
    expect(bodyOf()).not.toBe(bodyOf());
  });
});

describe('the check in docs/api.md', () => {
  const manual = readFileSync(new URL('../../../../../docs/api.md', import.meta.url), 'utf8');
  const code = /<!-- check-record -->\s+```js\n(?<code>[\s\S]+?)```/.exec(manual)?.groups?.['code'];

  it('agrees with ours', async () => {
    const url = `data:text/javascript,${encodeURIComponent(code ?? '')}`;
    const { firstBroken } = (await import(url)) as {
      firstBroken: (seal: unknown) => number | null;
    };
    const exported = (lines: readonly SealedLine[], head: Head) => ({
      head,
      lines: lines.map(({ body, hash, personal }) => ({
        line: JSON.parse(body) as unknown,
        hash,
        personal,
      })),
    });
    fc.assert(
      fc.property(chosen(2), ({ chain: { lines, head }, at }) => {
        expect(firstBroken(exported(lines, head))).toBeNull();
        const cut = lines.toSpliced(at, 1);
        expect(firstBroken(exported(cut, head))).toBe(verifyRecord(cut, head)?.number);
        const named = lines.with(at, {
          ...(lines[at] as SealedLine),
          personal: { name: { salt: 'x', value: 'Somebody else' } },
        });
        expect(firstBroken(exported(named, head))).toBe(at + 1);
      }),
    );
  });
});
