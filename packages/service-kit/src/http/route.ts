import type { Router } from '@koa/router';
import type { Action } from '@shortlist/contracts/authorise';
import { workspaceHeader } from '@shortlist/contracts/constants';
import type { AccessTokenClaims } from '@shortlist/contracts/entities';
import type {
  Operation,
  OperationBody,
  OperationParams,
  OperationQuery,
} from '@shortlist/contracts/operation';
import { writeStrictly } from '@shortlist/contracts/strict-writing';
import type { z } from 'zod';
import { answerRefusal } from '../errors/answer-refusal.js';
import { DomainError } from '../errors/domain-error.js';
import type { Logger } from '../logger.js';
import type { TokenVerifier } from '../tokens.js';
import { answerInTime } from './answer-in-time.js';
import type { RawContext } from './app-state.js';
import { type Member, memberOf, requireAction } from './member.js';
import { describeClient, type OperationClient } from './operation-client.js';
import { readJsonBody } from './read-json-body.js';
import { requireScope } from './require-scope.js';
import { parseInput } from './validate.js';

/** Everything a handler gets; it never sees Koa. `user` is set when the operation's auth is `user`. */
export interface OperationRequest<Op extends Operation = Operation> {
  readonly input: {
    readonly params: OperationParams<Op>;
    readonly query: OperationQuery<Op>;
    readonly body: OperationBody<Op>;
  };
  readonly user: Op['auth'] extends 'user' ? AccessTokenClaims : undefined;
  /** Set when the operation has an `action`, which their role allows. */
  readonly member: Op extends { readonly action: Action } ? Member : undefined;
  readonly client: OperationClient;
  readonly requestId: string;
  /** Carries the request id. */
  readonly log: Logger;
  /** Aborts when the client goes away before the answer ended. */
  readonly signal: AbortSignal;
}

/** A request whose body is still unread. */
export type RawOperationRequest<Op extends Operation = Operation> = Omit<
  OperationRequest<Op>,
  'input'
> & { readonly input: Omit<OperationRequest<Op>['input'], 'body'> };

type Answer<Op extends Operation> = z.input<Op['response']>;

export type OperationHandler<Op extends Operation> = (
  request: OperationRequest<Op>,
) => Answer<Op> | Promise<Answer<Op>>;

/** Reads the body itself and either returns the answer or writes it to `ctx` and returns undefined. */
export type RawOperationHandler<Op extends Operation> = (
  request: RawOperationRequest<Op>,
  ctx: RawContext,
) => Promise<Answer<Op> | undefined>;

export interface RouteServices {
  /** Needed as soon as one operation has auth `user`. */
  readonly verifyToken?: TokenVerifier | undefined;
}

/** An operation with its handler, to be given to `createApp({ routes })`. */
export interface Route {
  readonly operation: Operation;
  mount(router: Router, services: RouteServices): void;
}

function watchClient(ctx: RawContext): AbortSignal {
  const controller = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) controller.abort();
  });
  return controller.signal;
}

function mountOperation<Op extends Operation>(
  router: Router,
  operation: Op,
  { verifyToken }: RouteServices,
  answer: (request: RawOperationRequest<Op>, ctx: RawContext) => Promise<Answer<Op> | undefined>,
): void {
  const needsUser = operation.auth === 'user';
  if (needsUser && !verifyToken) {
    throw new TypeError(`The operation ${operation.name} needs createApp({ verifyToken }).`);
  }
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  router[method](path, async (routerContext) => {
    const ctx = routerContext as unknown as RawContext;
    const user = needsUser ? verifyToken?.(ctx.get('authorization')) : undefined;
    requireScope(operation, user?.scopes);
    const { action } = operation;
    const member = user && action && memberOf(user, ctx.get(workspaceHeader));
    if (member) requireAction(member, action);
    const request = {
      user,
      member,
      input: {
        params: operation.params && parseInput(operation.params, ctx.params),
        query: operation.query && parseInput(operation.query, { ...ctx.query }),
      },
      client: describeClient(ctx),
      requestId: ctx.state.requestId,
      log: ctx.state.log,
      signal: watchClient(ctx),
    } as RawOperationRequest<Op>;
    const response = await answer(request, ctx).catch((error: unknown) => {
      throw error instanceof DomainError ? answerRefusal(operation, error) : error;
    });
    if (response === undefined) return;
    // Only what the contract names leaves the service; a mismatch throws and becomes a logged 500.
    ctx.body = writeStrictly(operation.response, response);
    ctx.status = 200;
  });
}

/**
 * Serves an operation: checks the token, validates params, query and JSON body (422 `InvalidInput`), calls the handler
 * and sends what the response schema lets through. For a named error a handler throws `createError(…)`, and domain code
 * a `DomainError`; when it takes longer than the operation may, the answer is 503.
 */
export function route<const Op extends Operation>(
  operation: Op,
  handler: OperationHandler<Op>,
): Route {
  return {
    operation,
    mount: (router, services) => {
      mountOperation(router, operation, services, async (request, ctx) => {
        const body = operation.body && parseInput(operation.body, await readJsonBody(ctx));
        const input = { ...request.input, body };
        const answer = async () => handler({ ...request, input } as OperationRequest<Op>);
        return answerInTime(operation, answer(), request.log);
      });
    },
  };
}

/**
 * Serves an operation that reads a multipart body or writes a stream: token, params and query are checked as by
 * `route`; the body is left unread. A returned value is sent like any answer; undefined means the handler wrote it.
 */
export function rawRoute<const Op extends Operation>(
  operation: Op,
  handler: RawOperationHandler<Op>,
): Route {
  return {
    operation,
    mount: (router, services) => mountOperation(router, operation, services, handler),
  };
}
