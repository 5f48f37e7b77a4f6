import type { Random } from './random.js';
import { type WordParts } from './word-xml.js';
/** Layouts in which `text` is seen by a person, once. */
export declare const honestLayouts: Readonly<Record<string, (text: string, random: Random) => WordParts>>;
