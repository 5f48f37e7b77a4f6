import type { DocumentedOperation, Schema } from '../document/open-api.js';
/** What a request carries beside its address. */
export declare function bodyOf({ requestBody, }: DocumentedOperation): {
    readonly schema: Schema;
    readonly isForm: boolean;
} | null;
/** A call of the operation for a shell, in which its variables are set. */
export declare function createCurl(path: string, method: string, operation: DocumentedOperation): string;
