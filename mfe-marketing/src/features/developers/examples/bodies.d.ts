/**
 * What the example of an operation sends, by the operation's name. What a form names after `<` is a file whose text is
 * sent, after `@` one that is uploaded.
 */
export declare const exampleBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** What the example asks for by the address, where the operation needs it. */
export declare const exampleQuery: Readonly<Record<string, string>>;
/** The variables that stand in addresses. */
export declare const pathVariables: Readonly<Record<string, string>>;
