import { stemmer } from 'stemmer';

const STOP = new Set(
  'a an and are as at be by for from has have in is it of on or our that the their they this to was we were what will with you your who i my'.split(
    ' ',
  ),
);

/** Words of a text, lower case, without stop words, stemmed. */
export function terms(text) {
  return (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])
    .filter((word) => !STOP.has(word))
    .map((word) => stemmer(word));
}

function countTerms(list) {
  const counts = new Map();
  for (const term of list) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function inspect(documents) {
  const counts = documents.map((text) => countTerms(terms(text)));
  const frequency = new Map();
  for (const each of counts)
    for (const term of each.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  return { counts, frequency, total: documents.length };
}

/** Cosine of TF-IDF vectors with stemming; idf from the resumes themselves, as a search index has it. */
export function tfIdf(documents) {
  const { counts, frequency, total } = inspect(documents);
  const weigh = (each) =>
    new Map(
      [...each].map(([term, count]) => [
        term,
        (1 + Math.log(count)) * Math.log((1 + total) / (1 + (frequency.get(term) ?? 0)) + 1),
      ]),
    );
  const length = (vector) => Math.hypot(...vector.values());
  const vectors = counts.map(weigh);
  return (query) => {
    const wanted = weigh(countTerms(terms(query)));
    return vectors.map((vector) => {
      let dot = 0;
      for (const [term, weight] of wanted) dot += weight * (vector.get(term) ?? 0);
      return dot / (length(vector) * length(wanted) || 1);
    });
  };
}

/** Okapi BM25 with stemming, k1 1.2 and b 0.75. */
export function bm25(documents, k1 = 1.2, b = 0.75) {
  const { counts, frequency, total } = inspect(documents);
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
