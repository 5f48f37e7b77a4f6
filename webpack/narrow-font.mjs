import subsetFont from 'subset-font';

/** The characters of a CSS `unicode-range`, such as `U+0000-00FF,U+2122`. */
function charactersIn(range) {
  const points = range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}

/**
 * A webpack loader that leaves out of a variable font what no page shows: weights, and OpenType features that nobody
 * switches on. Options are its `range` of characters, all of which stay, `weights` as `{ min, max, default }`, and the tags
 * of the `features` that are kept.
 */
export default function narrowFont(font) {
  const { range, weights, features } = this.getOptions();
  const done = this.async();
  subsetFont(font, charactersIn(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  }).then((narrow) => done(null, narrow), done);
}

/** Tells webpack that the source is a Buffer. */
export const raw = true;
