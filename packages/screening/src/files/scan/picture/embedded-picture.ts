import { UnreadableError } from '../../document/unreadable.js';

/** More than any phone takes of a sheet; what is beyond is refused by its header. */
const MAX_PIXELS = 60_000_000;
const LONGEST_SIDE = 14_000;

/** A picture as a PDF embeds it. */
export interface EmbeddedPicture {
  readonly width: number;
  readonly height: number;
  /** Entries of its dictionary: colours, filter and its settings. */
  readonly entries: string;
  readonly data: Uint8Array;
  /** Degrees by which it is shown turned, clockwise. */
  readonly turned: 0 | 90 | 180 | 270;
}

const TOO_LARGE =
  'This picture has more pixels than we can read. Please save it smaller, for example as a scan at 300 dpi.';
const UNKNOWN_FORM =
  'This picture is of a kind that we cannot open. Please save it as PNG or JPEG again and upload that.';

/** Throws UnreadableError for a picture of too many pixels, from its header alone. */
export function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new UnreadableError('corrupt');
  if (width * height > MAX_PIXELS || Math.max(width, height) > LONGEST_SIDE)
    throw new UnreadableError('memory', TOO_LARGE);
}

/** Throws UnreadableError for a form of PNG or JPEG that is not read. */
export function refuseForm(): never {
  throw new UnreadableError('unsupported-type', UNKNOWN_FORM);
}
