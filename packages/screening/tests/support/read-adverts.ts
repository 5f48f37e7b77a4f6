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
  /** Texts that may be listed for the call. */
  readonly call: readonly string[];
  /** Words that stand in a knock-out. */
  readonly knockOut: readonly string[];
  /** The most criteria that there may be. */
  readonly most: number;
}

/** True for a text that has the words of an expectation. */
export function isExpected(text: string, words: string): boolean {
  return words
    .split('|')
    .some((each) =>
      each.startsWith('=')
        ? text === each.slice(1)
        : text.toLowerCase().includes(each.toLowerCase()),
    );
}

/**
 * The cases of `adverts/<half>.txt`: written for this product, the halves `held-out` were not looked at while building.
 * Those of `complete-…` and `recruiter-…` name everything that an advert asks for; '=Go' is the whole of a criterion, 'a|b'
 * is either. Those of `recruiter-…` and `stranger-…` also say what is a knock-out and what may be asked on the call;
 * somebody who does not know the code wrote those of `stranger-…`.
 */
export function readAdverts(
  half: `${'' | 'complete-' | 'recruiter-' | 'stranger-'}${'tuning' | 'held-out'}`,
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
        call: values('call'),
        knockOut: values('ko'),
        most: Number(values('most')[0] ?? 12),
      };
    });
}
