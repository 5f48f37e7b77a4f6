import type { MadeFile } from './made-file.js';
/**
 * Word files of which it is known what a person sees: `count` honest ones and as many that hide text, all kinds in turn. The same
 * seed gives the same files.
 */
export declare function makeWordLayouts(seed: number, count: number): readonly MadeFile[];
