import { readFileSync } from 'node:fs';

/** A wording of an advert and what must become of it. */
export interface ProtectedCase {
  readonly expected: 'refuse' | 'warn' | 'pass';
  readonly text: string;
}

/** The wordings of `protected/<half>.txt`: written for this product, the halves `held-out` were not looked at while building. */
export function readProtectedCases(
  half: 'tuning' | 'held-out' | 'stranger-held-out',
): readonly ProtectedCase[] {
  const file = readFileSync(new URL(`protected/${half}.txt`, import.meta.url), 'utf8');
  return [...file.matchAll(/^(refuse|warn|pass): (.+)$/gm)].map(([, expected, text]) => ({
    expected: expected as ProtectedCase['expected'],
    text: text ?? '',
  }));
}
