import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** Beside the checkout; it is no part of the repository. */
const DEFAULT_FOLDER = fileURLToPath(new URL('../../../../../shared/ranking', import.meta.url));

/**
 * Real resumes by occupation and the adverts to rank them for: `resumes.jsonl.gz` ({ id, category, text } a line) and `adverts.json`
 * ([{ set, category, text }]) of a folder; null when it is not there. Each second occupation of the alphabet is for tuning.
 */
export function loadRealSet(folder = DEFAULT_FOLDER) {
  const [resumes, adverts] = ['resumes.jsonl.gz', 'adverts.json'].map(
    (name) => `${folder}/${name}`,
  );
  if (!existsSync(resumes) || !existsSync(adverts)) return null;
  const documents = gunzipSync(readFileSync(resumes))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const occupations = [...new Set(documents.map(({ category }) => category))].sort();
  const queries = JSON.parse(readFileSync(adverts, 'utf8')).map((advert) => ({
    ...advert,
    half: occupations.indexOf(advert.category) % 2 === 0 ? 'tuning' : 'held out',
  }));
  return { documents, queries };
}
