import type { Random } from './random.js';
import { type WordParts } from './word-xml.js';
/** Layouts in which a person does not see `text`. */
export declare const hostileLayouts: Readonly<Record<string, (text: string, random: Random) => WordParts>>;
