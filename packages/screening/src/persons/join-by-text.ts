import type { Groups } from './groups.js';
import { type MayJoin, Namesakes } from './namesakes.js';

/** Gives the texts of some files, by id. */
export type ReadTexts = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Files whose texts are held at once. */
const MAX_HELD = 200;

export interface ByText extends MayJoin {
  /** Files with something in common. */
  readonly buckets: readonly (readonly { readonly id: string }[])[];
}

/** The ids of files in parts of at most `MAX_HELD`, each with those it is compared with. */
function* parts(
  groups: Groups,
  { buckets, ...mayJoin }: ByText,
): Generator<{ readonly id: string; readonly namesakes: Namesakes }[]> {
  let part: { readonly id: string; readonly namesakes: Namesakes }[] = [];
  for (const bucket of buckets) {
    const namesakes = new Namesakes(groups, mayJoin);
    for (const { id } of bucket) {
      part.push({ id, namesakes });
      if (part.length < MAX_HELD) continue;
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
}

/** Joins files of one bucket that have near the same text, holding some texts at a time. */
export async function joinByText(
  groups: Groups,
  byText: ByText,
  readTexts: ReadTexts,
): Promise<void> {
  for (const part of parts(groups, byText)) {
    const texts = await readTexts(part.map(({ id }) => id));
    for (const { id, namesakes } of part) namesakes.add(id, texts.get(id) ?? '');
  }
}
