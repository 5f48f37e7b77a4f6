import type { Schema } from '../document/open-api.js';
/** A value of that form, to show: lists have one entry, objects all their fields. */
export declare function sampleValue(schema: Schema, name?: string): unknown;
