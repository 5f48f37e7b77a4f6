import type { Box } from '../page/box.js';
import { contrast, seenFrom } from './contrast.js';
import type { Picture } from './render.js';

/** Rendering the same twice differs by nothing; what differs by less than this is rounding. */
const TOUCHED = 2;
/** Share of a word's own pixels that its ink must change: letters cover a tenth and more; a neighbour's edge reaches in less. */
const MIN_SHARE = 0.04;
/** A word of which less is its own stands on other text. */
const MIN_OWN_SHARE = 0.6;
/** Sharp letters thinner than this may fall between two pixels. */
const MIN_PIXELS = 4;
const NOBODY = 0;
const SHARED = -1;

/** Words to be checked with their places, each with the group of words that count as one with it. */
export interface Target {
  readonly box: Box;
  readonly size: number;
  /** The same number for words that repeat each other in the same place; from 1. */
  readonly group: number;
}

/**
 * `shown`: its ink is plainly there. `faint`: something is there, too weak or too small to tell at this size. `nothing`: no pixel
 * is changed by it. `mixed`: it shares its place with other text. `outside`: no pixel of the picture is its own.
 */
export type Trace = 'shown' | 'faint' | 'nothing' | 'mixed' | 'outside';

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels of the picture that the box covers at least in part; at least one in each direction. */
export function frameOf({ box: section, scale, width, height }: Picture, box: Box): Frame {
  return {
    left: Math.max(0, Math.floor((box.left - section.left) * scale)),
    top: Math.max(0, Math.floor((box.top - section.top) * scale)),
    right: Math.min(width, Math.ceil((box.right - section.left) * scale)),
    bottom: Math.min(height, Math.ceil((box.bottom - section.top) * scale)),
  };
}

/** Reused from page to page: asking the system for this much memory takes longer than filling it. */
let spareMap = new Int32Array(0);

/** Marks on a map of the picture whose pixel each is. The map is good until the next one is asked for. */
export function mapOwners(picture: Picture, targets: readonly Target[]): Int32Array {
  const size = picture.width * picture.height;
  if (spareMap.length < size) spareMap = new Int32Array(size);
  const owners = spareMap.subarray(0, size).fill(NOBODY);
  for (const { box, group } of targets) {
    const { left, top, right, bottom } = frameOf(picture, box);
    for (let y = top; y < bottom; y += 1) {
      for (let at = y * picture.width + left; at < y * picture.width + right; at += 1) {
        const owner = owners[at];
        if (owner === NOBODY) owners[at] = group;
        else if (owner !== group) owners[at] = SHARED;
      }
    }
  }
  return owners;
}

/** Measures a word's ink on the page: `before` is painted with it, `after` without. */
export function traceOf(
  before: Picture,
  after: Picture,
  target: Target,
  owners: Int32Array | null,
): Trace {
  const { left, top, right, bottom } = frameOf(before, target.box);
  const threshold = seenFrom(target.size);
  const [shown, bare] = [before.pixels(), after.pixels()];
  let own = 0;
  let touched = 0;
  let changed = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * before.width + left; at < y * before.width + right; at += 1) {
      if (owners && owners[at] !== target.group) continue;
      own += 1;
      const [color, ground] = [shown[at] ?? 0, bare[at] ?? 0];
      if (color === ground) continue;
      const difference = contrast(color, ground);
      if (difference >= TOUCHED) touched += 1;
      if (difference >= threshold) changed += 1;
    }
  }
  const all = (right - left) * (bottom - top);
  if (right <= left || bottom <= top) return 'outside';
  if (own < all * MIN_OWN_SHARE) return 'mixed';
  if (changed >= Math.max(1, own * MIN_SHARE)) return 'shown';
  const isThin = Math.min(right - left, bottom - top) < MIN_PIXELS;
  return touched === 0 && !isThin ? 'nothing' : 'faint';
}
