export interface WordParts {
    readonly body: string;
    readonly styles?: string;
    readonly theme?: string;
    readonly settings?: string;
    /** Shown at the top of every page. */
    readonly header?: string;
    readonly comments?: string;
}
/** A Word file of these parts, on A4. */
export declare function makeWordFile(parts: WordParts): Uint8Array;
/** A run with these properties. */
export declare function run(text: string, properties?: string): string;
/** A paragraph of these runs. */
export declare function paragraph(runs: string, properties?: string): string;
/** A table of one row with these cells, each of them with its properties and content. */
export declare function table(cells: readonly (readonly [properties: string, content: string])[], { properties, row }?: {
    properties?: string | undefined;
    row?: string | undefined;
}): string;
export interface BoxPlace {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
    readonly z?: number;
    readonly isBehindText?: boolean;
    readonly isHidden?: boolean;
}
/** A drawn shape, in points from the corner of the page; `content` are its paragraphs. */
export declare function shape(place: BoxPlace, fill: string, content?: string): string;
/** A solid filling of a shape. */
export declare function solid(colour: string): string;
/** A shape of VML, the form that older files have. */
export declare function vmlShape(style: string, attributes: string, content: string): string;
/** A theme with these colours for text and background and the first accent. */
export declare function theme(light: string, dark: string, accent: string): string;
