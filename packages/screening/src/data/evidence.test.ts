import { describe, expect, it } from 'vitest';
import { framedStretches } from '../judge/frames/frames.js';
import { splitSegments } from '../text/words/segments.js';
import { loadEvidence } from './evidence.js';
import { loadCertificates, loadTaxonomy } from './load.js';

const fields = loadEvidence();
const key = (name: string) => name.toLowerCase();
const known = new Set(
  [
    ...loadTaxonomy().flatMap(({ occupations, skills }) => [...occupations, ...skills]),
    ...loadCertificates(),
    ...fields.flatMap(({ concepts }) => concepts),
  ].map(({ name }) => key(name)),
);

describe('the knowledge of what shows a thing', () => {
  it('says each thing once', () => {
    const names = fields.flatMap(({ concepts }) => concepts.map(({ name }) => key(name)));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(fields.map((field) => [field.field, field] as const))(
    '%s: refers to things that exist, and to no thing itself',
    (_, { concepts, titles }) => {
      const unknown = [
        ...concepts.flatMap(({ implies, sisters }) => [...implies, ...sisters]),
        ...titles.flatMap(({ does }) => does),
      ].filter((name) => !known.has(key(name)));
      expect([...new Set(unknown)]).toEqual([]);
      for (const { name, implies, sisters } of concepts) {
        expect([...implies, ...sisters].map(key)).not.toContain(key(name));
        expect(sisters.filter((sister) => implies.includes(sister))).toEqual([]);
      }
    },
  );

  it.each(fields.map((field) => [field.field, field] as const))(
    '%s: a wording has at least two words, or is longer than most words',
    (_, { concepts }) => {
      const short = concepts.flatMap(({ shownBy }) =>
        shownBy.filter((wording) => wording.trim().split(/\s+/).length < 2 && wording.length < 9),
      );
      expect(short).toEqual([]);
    },
  );

  it('has no name of which a part denies another: wireless networks are redes sem fios', () => {
    const denied = fields.flatMap(({ concepts }) =>
      concepts.flatMap(({ names }) =>
        Object.entries(names).flatMap(([code, written]) =>
          written.filter((name) =>
            framedStretches({ segments: splitSegments(name) }, [code]).some(
              ({ frame, start }) => frame === 'denies' && start > 0,
            ),
          ),
        ),
      ),
    );
    expect(denied).toEqual([]);
  });
});
