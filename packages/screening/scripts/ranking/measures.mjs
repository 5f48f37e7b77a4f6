/** Precision at 10 and at R, NDCG at 10, reciprocal rank and AUC of one ranking; among equal scores the misses come first. */
export function measure(scores, relevant) {
  const order = scores
    .map((score, index) => ({ score, hit: relevant[index] }))
    .sort((a, b) => b.score - a.score || Number(a.hit) - Number(b.hit));
  const hits = relevant.filter(Boolean).length;
  const share = (list) => list.filter(({ hit }) => hit).length / list.length;
  const gain = (list) =>
    list.reduce((sum, hit, rank) => sum + (hit ? 1 / Math.log2(rank + 2) : 0), 0);
  const first = order.findIndex(({ hit }) => hit);
  return {
    'P@10': share(order.slice(0, 10)),
    'NDCG@10':
      gain(order.slice(0, 10).map(({ hit }) => hit)) / gain(Array(Math.min(10, hits)).fill(true)),
    MRR: first === -1 ? 0 : 1 / (first + 1),
    'R-prec': share(order.slice(0, hits)),
    AUC: areaUnderCurve(order, hits),
  };
}

/** Share of the pairs of a hit and a miss in which the hit stands higher; equal scores count half. `order` is sorted. */
function areaUnderCurve(order, hits) {
  let above = 0;
  let missesBelow = order.length - hits;
  for (let at = 0; at < order.length;) {
    let end = at;
    while (end < order.length && order[end].score === order[at].score) end += 1;
    const tied = order.slice(at, end);
    const tiedHits = tied.filter(({ hit }) => hit).length;
    const tiedMisses = tied.length - tiedHits;
    above += tiedHits * (missesBelow - tiedMisses / 2);
    missesBelow -= tiedMisses;
    at = end;
  }
  return above / (hits * (order.length - hits));
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean of each measure. */
export function average(results) {
  return Object.fromEntries(
    Object.keys(results[0]).map((key) => [key, mean(results.map((each) => each[key]))]),
  );
}

/** Mean of the paired differences and half the width of its 95 % interval (normal approximation). */
export function pairedDifference(ours, theirs) {
  const differences = ours.map((value, index) => value - theirs[index]);
  const middle = mean(differences);
  const spread = mean(differences.map((value) => (value - middle) ** 2));
  const halfWidth = 1.96 * Math.sqrt(spread / Math.max(1, differences.length - 1));
  return { mean: middle, halfWidth };
}
