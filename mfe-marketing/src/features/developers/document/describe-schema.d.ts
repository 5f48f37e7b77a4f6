import type { Schema } from './open-api.js';
/** What a value may be, in words. */
export declare function describeSchema(schema: Schema): string;
