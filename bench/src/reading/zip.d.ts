/** A zip file of these texts, the same bytes each time. */
export declare function makeZip(files: Readonly<Record<string, string>>): Uint8Array;
