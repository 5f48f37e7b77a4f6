import type { NamedError } from '@shortlist/contracts/operation';

/** Anything that declares named errors: an operation. */
export interface WithErrors {
  readonly errors: Readonly<Record<string, NamedError>>;
}

/** The names in braces of a message: `'{used} of {limit}'` → `'used' | 'limit'`. */
type Placeholder<Message> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The argument that fills the placeholders of a message; absent if it has none. */
export type Details<Message> = [Placeholder<Message>] extends [never]
  ? []
  : [details: ErrorDetails<Placeholder<Message>>];

export type ErrorDetails<Name extends string = string> = Readonly<Record<Name, string | number>>;

/** The sentence with `{name}` replaced by the detail of that name. */
export function fillSentence(sentence: string, details: ErrorDetails): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(details[name] ?? placeholder),
  );
}
