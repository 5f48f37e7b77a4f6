/** A file made by a generator that knows what a person sees in it. */
export interface MadeFile {
    readonly name: string;
    /** The kind of layout, the same for all its variations. */
    readonly kind: string;
    readonly fileName: string;
    readonly bytes: Uint8Array;
    /** Texts that a person sees. */
    readonly visible: readonly string[];
    /** Texts that only a machine reads; none in an honest file. */
    readonly hidden: readonly string[];
}
