import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import {
  type JobSet,
  jobSet,
  type LabelledAdvert,
  type Material,
  type Pair,
  pairs,
  rewording,
  type Wording,
} from './material.js';

/** Seen from `src` as from `dist`. */
const tests = fileURLToPath(new URL('../../../packages/screening/tests/', import.meta.url));
const halves = {
  tuned: { folder: 'tuned', text: 'tuning' },
  held: { folder: 'held', text: 'held-out' },
} as const;

/** The half that was looked at while building, or the one that was not. */
export type Half = keyof typeof halves;

/** Material in a form that can't be measured; the message names the file. */
export class MaterialError extends Error {}

async function parseFile<Shape extends z.ZodType>(
  file: string,
  shape: Shape,
): Promise<z.infer<Shape>> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new MaterialError(`${file} can't be read: ${(error as Error).message}`);
  }
  const parsed = shape.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new MaterialError(`${file} has another form: ${issue?.path.join('.')} ${issue?.message}`);
}

async function filesOf(folder: string, ending: string): Promise<readonly string[]> {
  let names: readonly string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    throw new MaterialError(`${folder} can't be read: ${(error as Error).message}`);
  }
  const own = names.filter((name) => name.endsWith(ending)).toSorted();
  if (own.length === 0) throw new MaterialError(`There is no file …${ending} in ${folder}.`);
  return own.map((name) => path.join(folder, name));
}

async function parseFolder<Shape extends z.ZodType>(folder: string, shape: Shape) {
  const files = await filesOf(folder, '.json');
  return Promise.all(files.map((file) => parseFile(file, shape)));
}

/** Pairs of a JSON file. Throws MaterialError. */
export function readPairs(file: string): Promise<readonly Pair[]> {
  return parseFile(file, pairs);
}

/** The JSON files of a folder, a job with its people each. Throws MaterialError. */
export function readSets(folder: string): Promise<readonly JobSet[]> {
  return parseFolder(folder, jobSet);
}

/** Adverts by the form of packages/screening/tests/support/read-adverts.ts. */
function parseAdverts(content: string): readonly LabelledAdvert[] {
  return content
    .split(/^=== .*\n/m)
    .slice(1)
    .map((block) => {
      const [text = '', expected = ''] = block.split('\n---\n');
      const words = (key: string) =>
        (new RegExp(`^${key}: (.*)$`, 'm').exec(expected)?.[1] ?? '')
          .split(';')
          .map((value) => value.trim())
          .filter(Boolean);
      return {
        text,
        must: words('must'),
        nice: words('nice'),
        duty: words('duty'),
        not: words('not'),
      };
    });
}

/** Wordings by the form of packages/screening/tests/support/read-protected.ts. */
function parseWordings(content: string): readonly Wording[] {
  return [...content.matchAll(/^(refuse|warn|pass): (.+)$/gm)].map(([, expected, text = '']) => ({
    expected: expected as Wording['expected'],
    text,
  }));
}

/** The repository's own material of a half. Adverts are those of which all requirements are named. */
export async function readHalf(half: Half): Promise<Material> {
  const { folder, text } = halves[half];
  const ofFolder = (kind: string) => path.join(tests, 'judging', kind, folder);
  const [pairFiles, sets, rewordings, advertFiles, wordings] = await Promise.all([
    parseFolder(ofFolder('pairs'), pairs),
    readSets(ofFolder('sets')),
    parseFolder(ofFolder('rewordings'), rewording),
    filesOf(path.join(tests, 'support/adverts'), `-${text}.txt`),
    readFile(path.join(tests, 'support/protected', `${text}.txt`), 'utf8'),
  ]);
  const adverts = await Promise.all(
    // 'held-out.txt' names only some requirements of each advert.
    advertFiles
      .filter((file) => path.basename(file) !== `${text}.txt`)
      .map(async (file) => parseAdverts(await readFile(file, 'utf8'))),
  );
  return {
    pairs: pairFiles.flat(),
    sets,
    adverts: adverts.flat(),
    wordings: parseWordings(wordings),
    rewordings,
  };
}
