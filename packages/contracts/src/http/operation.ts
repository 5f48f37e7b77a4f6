import type * as z from 'zod/mini';
import type { ApiScope } from '../api-scopes.js';
import type { Action } from '../workspaces/authorise.js';

/** One named error of an operation: the HTTP status it is answered with and the sentence a person reads. */
export interface NamedError {
  readonly status: number;
  readonly message: string;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Time limits of operations by what they wait for, in seconds until the answer begins. */
export const answerSeconds = {
  /** Only Shortlist's own parts: the caller has an answer, or a sentence, within 5 s. */
  usual: 4.5,
  /** Reads a text of any length, or changes every candidate of a screening, in turn with other work. */
  reading: 30,
  /** A mail server takes one message; it has 150 s. */
  mail: 160,
  /** Mails are sent in batches, whose pauses may add up to 15 minutes. */
  bulkMail: 1800,
  /** An engine, which may be an AI provider, judges one resume after the other. */
  judging: 1800,
} as const;

/**
 * One HTTP operation of the product, described once: the services validate with it, the web client
 * parses with it and the OpenAPI document is generated from it.
 */
export interface Operation {
  readonly name: string;
  readonly summary: string;
  readonly method: HttpMethod;
  /** Path below /api in OpenAPI form, e.g. `/resumes/job/{id}`. */
  readonly path: string;
  /**
   * `public` needs no token, `user` needs a valid access token, `team` the token of a remote's team, or at the gateway's
   * admin port the operator's secret.
   */
  readonly auth: 'public' | 'user' | 'team';
  /**
   * Right that an access token of the API needs. Without one the operation is not for such tokens: it needs a person
   * who has signed in. Operations on account and security never have one.
   */
  readonly scope?: ApiScope;
  /**
   * The action in a workspace that this is. The caller must be a member whose role allows it (`authorise`). Without one
   * a `user` operation concerns the caller's own account alone.
   */
  readonly action?: Action;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** How the body is sent; multipart bodies carry the named repeated file field besides `body`'s text fields. */
  readonly multipart?: { readonly fileField: string };
  readonly response: z.ZodMiniType;
  /** `text/event-stream` operations answer with a stream of `response` values. */
  readonly stream?: true;
  /** Media type of an operation that answers with a file, which `response` then says nothing about. */
  readonly file?: string;
  /**
   * Guesses a secret, or sends mail for somebody who is not signed in. The gateway allows each client address only a
   * few calls a minute, and answers 429 beyond that. `braked`: six times as many, because many people share an address
   * and its service itself slows down who guesses at an account.
   */
  readonly sensitive?: true | 'braked';
  /**
   * Seconds until the answer must have begun, one of `answerSeconds`; then the gateway answers 503 instead, though the
   * operation may still take effect. Default `answerSeconds.usual`. Once a stream has begun, it has no limit.
   */
  readonly answerSeconds?: number;
  /** Sends the caller a mail: an answer that is late asks to look for it. */
  readonly sendsMail?: true;
  readonly errors: Readonly<Record<string, NamedError>>;
}

/** Declares an operation and keeps its literal types. */
export function defineOperation<const Op extends Operation>(operation: Op): Op {
  return operation;
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Given<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

export type OperationParams<Op extends Operation> = Parsed<Op['params']>;
export type OperationQuery<Op extends Operation> = Parsed<Op['query']>;
export type OperationQueryInput<Op extends Operation> = Given<Op['query']>;
export type OperationBody<Op extends Operation> = Parsed<Op['body']>;
export type OperationBodyInput<Op extends Operation> = Given<Op['body']>;
export type OperationResponse<Op extends Operation> = z.output<Op['response']>;
export type OperationErrorCode<Op extends Operation> = Extract<keyof Op['errors'], string>;
