import type { ReadTexts, SaidPair } from '@shortlist/screening';
import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { candidateDocument, storedText } from '../../../models/candidate.js';
import { storedDraft } from '../../../models/draft.js';
import { storedResult } from '../../../models/result.js';

/** Characters of each text that are compared; a hundred of the longest texts would not fit into memory. */
const COMPARED = 20_000;

const groupedView = candidateDocument.part(
  [
    'position',
    'fileName',
    'revision',
    'personId',
    'separate',
    'said',
    'counted',
    'files',
    'sharesAddress',
    'links',
    'otherMail',
    'override',
    'addressCheck',
  ],
  {
    draft: storedDraft.omit({ subject: true, content: true }).nullable().default(null),
    result: storedResult
      .pick({ name: true, email: true, phone: true, facts: true, score: true, flags: true })
      .nullable()
      .default(null),
  },
);
type Grouped = Viewed<typeof groupedView>;

/** A scored file, as much as is needed to group it. */
export type GroupedFile = Grouped & { readonly result: NonNullable<Grouped['result']> };

/** The scored files of a run in the order of the upload. */
export async function readFiles(context: Context, runId: string): Promise<GroupedFile[]> {
  const found = await context.models.candidates.everywhere.findReadable(
    { runId, status: 'scored' },
    groupedView,
  );
  return found
    .flatMap((file) => (file.result ? [{ ...file, result: file.result }] : []))
    .sort((one, other) => one.position - other.position);
}

/**
 * The persons that the files already say they make; null where these do not say the same of each other, as while another regrouping
 * is under way.
 */
export function keptGroups(files: readonly GroupedFile[]): string[][] | null {
  const groups = new Map<string, string[]>();
  for (const { _id, personId } of files) if (personId === null) groups.set(_id, [_id]);
  for (const { _id, personId } of files) {
    if (personId === null) continue;
    const group = groups.get(personId);
    if (!group) return null;
    group.push(_id);
  }
  const isSaid = ({ _id, files: said }: GroupedFile) => {
    const ids = groups.get(_id) ?? [_id];
    return (
      said.length === (ids.length === 1 ? 0 : ids.length) &&
      said.every(({ id }) => ids.includes(id))
    );
  };
  return files.every((file) => file.personId !== null || isSaid(file))
    ? [...groups.values()]
    : null;
}

/** Decisions of people about pairs of files. */
export function saidPairs(files: readonly GroupedFile[]): SaidPair[] {
  return files.flatMap(({ _id, said }) =>
    said.map(({ other, isSame }) => ({ one: _id, other, isSame })),
  );
}

const textView = candidateDocument.part([], {
  resume: storedText.pick({ text: true }).nullable().default(null),
});

/** Reads the beginnings of the files' texts. */
export function createTextReader({ models }: Context): ReadTexts {
  return async (ids) => {
    const texts = new Map<string, string>();
    await models.candidates.everywhere.eachReadable(
      { _id: { $in: [...ids] } },
      textView,
      { batchSize: 10 },
      ({ _id, resume }) => {
        // A copy: a slice would keep the whole text.
        texts.set(_id, Buffer.from((resume?.text ?? '').slice(0, COMPARED)).toString());
      },
    );
    return texts;
  };
}
