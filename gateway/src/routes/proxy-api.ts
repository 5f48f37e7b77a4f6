import { workspaceHeader } from '@shortlist/contracts/constants';
import { answerSeconds, type Operation } from '@shortlist/contracts/operation';
import {
  type AppState,
  createCommonError,
  createLateError,
  isCanonicalPath,
  nameRoute,
  networkOf,
} from '@shortlist/service-kit';
import type { Middleware } from 'koa';
import type { Context } from '../context.js';
import { findOperation, findService } from '../domain/api-routes.js';
import { findCaller } from '../domain/find-caller.js';
import { isLocalCall } from '../domain/is-local-call.js';
import { endWithSession } from '../domain/proxy/end-with-session.js';
import { ProxyError } from '../domain/proxy/forward-input.js';
import { createStreamLimit } from '../domain/proxy/stream-limit.js';
import { readBearer, readClaim } from '../domain/read-claim.js';
import { requireWorkspace } from '../domain/require-workspace.js';
import { requireAllowance } from './require-allowance.js';

const apiPrefix = '/api';

/** A call that timed out may still take effect; one unknown to the contract is described by its method alone. */
function describe(error: unknown, method: string, operation: Operation | null): unknown {
  if (!(error instanceof ProxyError)) return error;
  if (error.failure === 'unreachable') return createCommonError('BadGateway', { cause: error });
  const reads = method === 'GET' || method === 'HEAD';
  return createLateError({ ...operation, method: reads ? 'GET' : 'POST' }, error);
}

const answerTimeoutMs = (operation: Operation | null) =>
  (operation?.answerSeconds ?? answerSeconds.usual) * 1000;

/** A user in one network: who makes up an id takes nothing from the user it belongs to. */
const nameCaller = (address: string, authorization: string | undefined) =>
  `${networkOf(address)} ${readClaim(readBearer(authorization), 'sub') ?? ''}`;

/** A call unknown to the contract may be an upload to a newer service. */
const isUpload = (operation: Operation | null, contentType: string) =>
  operation ? operation.multipart !== undefined : contentType.startsWith('multipart/');

/**
 * Forwards calls below /api to their service, within the client's rate limits and the operation's time limit. A path
 * not in canonical spelling is not forwarded; one unknown to the contract is, as the service may be newer, but as a
 * sensitive call with the usual time limit. A call of a session or token that is over is refused, and so is what a token of the
 * API may not do; a short-lived access token takes the place of such a token.
 */
export function proxyApi({
  config,
  rateLimits,
  sessionChecks,
  apiTokens,
  services,
  workMetrics,
}: Context): Middleware<AppState> {
  const streams = createStreamLimit(workMetrics);
  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${apiPrefix}/`)) return next();
    const path = ctx.path.slice(apiPrefix.length);
    const service = isCanonicalPath(path) ? findService(path) : null;
    if (service) nameRoute(ctx, `${apiPrefix}/${service}`);
    requireAllowance(await rateLimits.takeAny(ctx.ip));
    if (!service) return next();
    requireWorkspace(ctx.get(workspaceHeader));
    const operation = findOperation(ctx.method, path);
    requireAllowance(await rateLimits.takeSensitive(ctx.ip, { service, operation }));
    const authorization = ctx.get('authorization');
    const caller = await findCaller(
      { sessionChecks, apiTokens },
      { operation, path },
      authorization,
    );
    if (ctx.res.destroyed) {
      // The client left meanwhile: what closes with its answer would stay open.
      ctx.respond = false;
      return;
    }
    const isStream = operation?.stream === true;
    if (isStream) {
      const asked = nameCaller(ctx.ip, caller.authorization ?? authorization);
      requireAllowance(streams.take(asked, ctx.res));
      endWithSession(ctx.res, caller.hasEnded);
    }
    try {
      await services[service].forward({
        path: path + ctx.search,
        request: ctx.req,
        response: ctx.res,
        requestId: ctx.state.requestId,
        clientAddress: ctx.ip,
        isLocal: isLocalCall(ctx.req, config),
        authorization: caller.authorization,
        answerTimeoutMs: answerTimeoutMs(operation),
        isStream,
        isUpload: isUpload(operation, ctx.get('content-type')),
        template: operation?.path,
      });
    } catch (error) {
      if (error instanceof ProxyError) {
        workMetrics.proxyFailures.count({ service, failure: error.failure });
      }
      throw describe(error, ctx.method, operation);
    }
    // A call to the auth service may have ended the caller's session.
    if (service === 'auth' && ctx.method !== 'GET') sessionChecks.forget(authorization);
    ctx.respond = false;
  };
}
