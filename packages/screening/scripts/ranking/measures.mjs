/** Precision at 10, NDCG at 10, reciprocal rank and AUC of one ranking; equal scores share their places by expectation of order. */
export function measure(scores, relevant) {
  const order = scores
    .map((score, index) => ({ score, hit: relevant[index] }))
    .sort((a, b) => b.score - a.score || Number(a.hit) - Number(b.hit));
  const top = order.slice(0, 10);
  const hits = relevant.filter(Boolean).length;
  const gain = (list) =>
    list.reduce((sum, hit, rank) => sum + (hit ? 1 / Math.log2(rank + 2) : 0), 0);
  const first = order.findIndex(({ hit }) => hit);
  let pairs = 0;
  for (const { score, hit } of order) {
    if (!hit) continue;
    for (const other of order)
      if (!other.hit) pairs += score > other.score ? 1 : score === other.score ? 0.5 : 0;
  }
  return {
    'P@10': top.filter(({ hit }) => hit).length / 10,
    'NDCG@10': gain(top.map(({ hit }) => hit)) / gain(Array(Math.min(10, hits)).fill(true)),
    MRR: first === -1 ? 0 : 1 / (first + 1),
    AUC: pairs / (hits * (scores.length - hits)),
  };
}

/** Mean of each measure. */
export function average(results) {
  return Object.fromEntries(
    Object.keys(results[0]).map((key) => [
      key,
      results.reduce((sum, each) => sum + each[key], 0) / results.length,
    ]),
  );
}
