import { technology } from './technology.js';
import { health } from './health.js';
import { business } from './business.js';

/**
 * Skills by field of work: `Name|alias|alias;` per skill. An alias starting with `=` counts only in exactly that spelling.
 * Written for this product from general knowledge of the occupations.
 */
export const taxonomy: Readonly<Record<string, string>> = { ...technology, ...health, ...business };
