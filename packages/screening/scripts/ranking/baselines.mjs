import { stemmer } from 'stemmer';

const STOP = new Set(
  'a an and are as at be by for from has have in is it its of on or that the this to was we will with you your our their they who may such as other all any not can more into through under over per than them us i my me'.split(
    ' ',
  ),
);
const stems = new Map();

function cachedStem(word) {
  const known = stems.get(word) ?? stemmer(word);
  stems.set(word, known);
  return known;
}

/** Words of a text, lower case, without stop words. */
function words(text) {
  return (text.toLowerCase().match(/[a-z][a-z0-9+#.]*[a-z0-9+#]|[a-z0-9]/g) ?? []).filter(
    (word) => !STOP.has(word),
  );
}

function countTerms(list) {
  const counts = new Map();
  for (const term of list) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function inspect(documents, terms) {
  const counts = documents.map((text) => countTerms(terms(text)));
  const frequency = new Map();
  for (const each of counts)
    for (const term of each.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  return { counts, frequency, total: documents.length };
}

/** Cosine of TF-IDF vectors (1 + log tf); idf from the resumes themselves, as a search index has it. */
function tfIdf(documents, terms) {
  const { counts, frequency, total } = inspect(documents, terms);
  const idf = (term) => Math.log((total + 1) / ((frequency.get(term) ?? 0) + 1)) + 1;
  const weigh = (each) =>
    new Map([...each].map(([term, count]) => [term, (1 + Math.log(count)) * idf(term)]));
  const vectors = counts.map(weigh);
  const lengths = vectors.map((vector) => Math.hypot(...vector.values()) || 1);
  return (query) => {
    const wanted = weigh(countTerms(terms(query)));
    return vectors.map((vector, index) => {
      let dot = 0;
      for (const [term, weight] of wanted) dot += weight * (vector.get(term) ?? 0);
      return dot / lengths[index];
    });
  };
}

/** Okapi BM25, k1 1.2 and b 0.75. */
function bm25(documents, terms, k1 = 1.2, b = 0.75) {
  const { counts, frequency, total } = inspect(documents, terms);
  const lengths = counts.map((each) => [...each.values()].reduce((sum, count) => sum + count, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / total;
  return (query) =>
    counts.map((each, index) => {
      let score = 0;
      for (const term of new Set(terms(query))) {
        const tf = each.get(term) ?? 0;
        const df = frequency.get(term) ?? 0;
        score +=
          Math.log(1 + (total - df + 0.5) / (df + 0.5)) *
          ((tf * (k1 + 1)) / (tf + k1 * (1 - b + (b * lengths[index]) / mean)));
      }
      return score;
    });
}

/** Rankings that the engine is compared with: each ranks all `documents` for a query. */
export function createBaselines(documents) {
  const stemmed = (text) => words(text).map(cachedStem);
  return {
    'TF-IDF': tfIdf(documents, words),
    'TF-IDF, stems': tfIdf(documents, stemmed),
    'BM25, stems': bm25(documents, stemmed),
  };
}
