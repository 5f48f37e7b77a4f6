import { readFileSync } from 'node:fs';

/** An advert with what must come out of it, in essence. */
export interface AdvertCase {
  readonly name: string;
  readonly text: string;
  readonly title: string;
  /** Words that stand in a criterion of the kind. */
  readonly must: readonly string[];
  readonly nice: readonly string[];
  readonly duty: readonly string[];
  /** Words that stand in no criterion. */
  readonly not: readonly string[];
}

/**
 * The cases of `adverts/<half>.txt`: written for this product, the halves `held-out` were not looked at while building.
 * Those of `complete-…` name everything that an advert asks for; '=Go' is the whole of a criterion.
 */
export function readAdverts(
  half: 'tuning' | 'held-out' | 'complete-tuning' | 'complete-held-out',
): readonly AdvertCase[] {
  const file = readFileSync(new URL(`adverts/${half}.txt`, import.meta.url), 'utf8');
  return file
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [head = '', expected = ''] = block.split('\n---\n');
      const [name = '', ...text] = head.split('\n');
      const values = (key: string) =>
        (new RegExp(`^${key}: (.*)$`, 'm').exec(expected)?.[1] ?? '')
          .split(';')
          .map((value) => value.trim())
          .filter(Boolean);
      return {
        name,
        text: text.join('\n'),
        title: values('title')[0] ?? '',
        must: values('must'),
        nice: values('nice'),
        duty: values('duty'),
        not: values('not'),
      };
    });
}
