/** Scans and photos made from pages: the same seed makes the same pictures. */

/** Numbers from 0 to 1 that a seed determines. */
export function createRandom(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const between = (random, from, to) => from + random() * (to - from);

function levelAt({ width, height, levels }, x, y, outside) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return outside;
  const at = top * width + left;
  const [right, down] = [x - left, y - top];
  const above = levels[at] * (1 - right) + levels[at + 1] * right;
  const below = levels[at + width] * (1 - right) + levels[at + width + 1] * right;
  return above * (1 - down) + below * down;
}

/** Each pixel as the mean of those that it covers. */
function scale(page, factor) {
  const [width, height] = [Math.round(page.width * factor), Math.round(page.height * factor)];
  const levels = new Uint8Array(width * height);
  const size = 1 / factor;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [top, left] = [Math.floor(y * size), Math.floor(x * size)];
      const bottom = Math.min(page.height, Math.max(top + 1, Math.floor((y + 1) * size)));
      const right = Math.min(page.width, Math.max(left + 1, Math.floor((x + 1) * size)));
      let sum = 0;
      for (let v = top; v < bottom; v += 1)
        for (let u = left; u < right; u += 1) sum += page.levels[v * page.width + u];
      levels[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { width, height, levels };
}

/** Settings of the kinds: resolution in dpi, tilt in degrees, noise and blur in levels and pixels, shadow 0–1. */
export const kinds = {
  'clean, 300 dpi': () => ({ dpi: 300 }),
  'tilted up to 5°, 200 dpi': (random) => ({
    dpi: 200,
    tilt: between(random, 0.5, 5) * (random() < 0.5 ? -1 : 1),
  }),
  'noisy, 150 dpi': (random) => ({
    dpi: 150,
    tilt: between(random, -1, 1),
    noise: between(random, 15, 35),
  }),
  'coarse, 100 dpi': (random) => ({
    dpi: 100,
    tilt: between(random, -1, 1),
    noise: between(random, 3, 8),
  }),
  'shadowed, 200 dpi': (random) => ({
    dpi: 200,
    tilt: between(random, -2, 2),
    noise: between(random, 3, 8),
    shadow: between(random, 0.4, 0.7),
  }),
  'photo of paper': (random) => ({
    dpi: between(random, 170, 220),
    tilt: between(random, -4, 4),
    noise: between(random, 4, 10),
    shadow: between(random, 0.2, 0.5),
    isPhoto: true,
  }),
};

/** A page of 300 dpi as a scanner or a camera would take it. */
export function makeScan(page, { dpi, tilt = 0, noise = 0, shadow = 0, isPhoto = false }, random) {
  const small = scale(page, dpi / 300);
  const { width, height } = small;
  const levels = new Uint8Array(width * height);
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
  // A camera sees the far edge of a sheet shorter than the near one, and the table around it.
  const lean = isPhoto ? [between(random, -0.03, 0.03), between(random, 0.01, 0.05)] : [0, 0];
  const size = isPhoto ? 0.92 : 1;
  const gauss = () => Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random());
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [(x - width / 2) / size, (y - height / 2) / size];
      const far = 1 + (lean[0] * dx) / width + (lean[1] * dy) / height;
      const [u, v] = [
        width / 2 + (dx * cos + dy * sin) / far,
        height / 2 + (dy * cos - dx * sin) / far,
      ];
      const isPaper = u >= 0 && v >= 0 && u < width && v < height;
      const table = 70 + 15 * Math.sin(x / 40) + 8 * Math.sin(y / 11);
      let level = isPaper ? levelAt(small, u, v, 255) : isPhoto ? table : 255;
      if (isPhoto && isPaper) level = 35 + level * 0.8;
      const depth = Math.max(0, Math.min(1, (x / width + (0.5 * y) / height - 0.4) * 1.6));
      level = level * (1 - shadow * depth) + (noise > 0 ? gauss() * noise : 0);
      levels[y * width + x] = Math.max(0, Math.min(255, level));
    }
  }
  return { width, height, levels };
}
