/** A picture of brightnesses, 0–255, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly levels: Uint8Array;
}

/** The brightness at a place between pixels; places outside are paper. */
export function levelAt({ width, height, levels }: GreyPicture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const at = top * width + left;
  const [right, down] = [x - left, y - top];
  const above = (levels[at] ?? 0) * (1 - right) + (levels[at + 1] ?? 0) * right;
  const below = (levels[at + width] ?? 0) * (1 - right) + (levels[at + width + 1] ?? 0) * right;
  return above * (1 - down) + below * down;
}

/** A smaller picture in which each pixel is the mean of `factor` × `factor` pixels. */
export function shrink({ width, height, levels }: GreyPicture, factor: number): GreyPicture {
  const [columns, rows] = [Math.floor(width / factor), Math.floor(height / factor)];
  const small = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let y = row * factor; y < (row + 1) * factor; y += 1) {
        const start = y * width + column * factor;
        for (let x = start; x < start + factor; x += 1) sum += levels[x] ?? 0;
      }
      small[row * columns + column] = sum / (factor * factor);
    }
  }
  return { width: columns, height: rows, levels: small };
}
