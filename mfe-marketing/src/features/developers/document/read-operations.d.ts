import type { OpenApiDocument } from './open-api.js';
/** Something that a request carries. */
export interface RequestField {
    readonly name: string;
    readonly where: 'path' | 'query' | 'body' | 'form';
    readonly required: boolean;
    readonly kind: string;
}
export interface ApiError {
    readonly status: string;
    readonly code: string;
    readonly sentence: string;
}
/** One operation as a reader needs it. */
export interface ApiOperation {
    readonly id: string;
    readonly method: string;
    readonly path: string;
    readonly summary: string;
    readonly scope: string;
    readonly fields: readonly RequestField[];
    /** A call that runs where $SHORTLIST, $TOKEN, $ID and $CANDIDATE are set. */
    readonly curl: string;
    /** The form of the answer, as JSON with sample values. */
    readonly answer: string;
    readonly errors: readonly ApiError[];
}
export interface OperationGroup {
    readonly scope: string;
    /** What the scope allows. */
    readonly text: string;
    readonly operations: readonly ApiOperation[];
}
/** The operations that are for tokens, by what a token must be allowed to do. */
export declare function readOperations({ paths, components }: OpenApiDocument): readonly OperationGroup[];
