import { readdirSync, readFileSync } from 'node:fs';
import { EJSON } from 'bson';

type Plain = Readonly<Record<string, unknown>> & { readonly _id: string };

/** Documents as main stored them from a commit on, recorded by running that commit. People are made up. */
export interface StoredFixture {
  /** The commit and what it added. */
  readonly name: string;
  /** Ids are `queued`, `completed`, `changed` and, once jobs could wait, `waiting`. */
  readonly jobs: readonly Plain[];
  readonly candidates: readonly Plain[];
}

const folder = new URL('../fixtures/documents/', import.meta.url);

/** Keeps the documents from expiring before the test runs. */
function kept(documents: readonly Plain[]): Plain[] {
  return documents.map((document) => ({ ...document, expiresAt: new Date('2999-01-01') }));
}

/** True for the first and the newest shape. The tests of the night read those between them. */
export const isFirstOrNewest = ({ name }: StoredFixture) => /-(?:first|workspaces)$/.test(name);

/** Every shape that main ever stored. */
export function readStoredFixtures(): StoredFixture[] {
  return readdirSync(folder).map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const { jobs, candidates } = EJSON.parse(text) as StoredFixture;
    return { name: file.replace('.json', ''), jobs: kept(jobs), candidates: kept(candidates) };
  });
}
