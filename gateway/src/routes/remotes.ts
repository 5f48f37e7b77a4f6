import * as http from '@shortlist/contracts/http/gateway';
import type { Operation } from '@shortlist/contracts/operation';
import {
  commonRefusal,
  HttpError,
  type OperationClient,
  type OperationHandler,
  type OperationRequest,
  type Route,
  route,
} from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { readBuild } from '../domain/registry/builds/read-build.js';
import {
  createRegistryDesk,
  type CreateRegistryDeskOptions,
  type RemotesDesk,
} from '../domain/registry/registry-desk.js';
import { RegistryError } from '../domain/registry/registry-error.js';
import { identifyOperator, identifyTeam } from '../domain/registry/teams/who-publishes.js';
import { requireAllowance } from './require-allowance.js';

type Identify = (client: OperationClient) => CreateRegistryDeskOptions['who'];

/** Builds that one gateway looks at at a time: each may be large and its server slow. */
const maxLooks = 2;

/** The sentence of the registry, with the status that the operation declares for it. */
function describe({ errors }: Operation, error: unknown): unknown {
  if (!(error instanceof RegistryError)) return error;
  const { code, message } = error;
  const status = errors[code]?.status;
  return status === undefined ? error : new HttpError({ status, code, message, cause: error });
}

/** Looks at builds, a few at a time; teams' servers are on the public internet unless the deployment allows others. */
function createLook({ config }: Context): CreateRegistryDeskOptions['readBuild'] {
  let looks = 0;
  return async (remote, manifest) => {
    if (looks >= maxLooks) {
      throw commonRefusal('TooManyRequests', {
        sentence: 'Other builds are being looked at. Please try again in half a minute.',
        retryAfterSeconds: 30,
      });
    }
    looks += 1;
    try {
      return await readBuild(remote, manifest, { allowsPrivate: config.remotesPrivateAddresses });
    } finally {
      looks -= 1;
    }
  };
}

/** HTTP routes that manage remotes; `identify` authorises callers. */
function createRoutes(context: Context, identify: Identify): Route[] {
  const { registry, clock, rateLimits } = context;
  if (!registry) return [];
  const look = createLook(context);

  /** An operation at its address, counted against guessing before anything is looked up. */
  const serve = <const Op extends Operation>(
    operation: Op,
    act: (
      desk: RemotesDesk,
      input: OperationRequest<Op>['input'],
    ) => ReturnType<OperationHandler<Op>>,
  ) =>
    route({ ...operation, path: `/api${operation.path}` } as Op, async ({ client, input }) => {
      const call = { service: 'gateway', operation } as const;
      requireAllowance(await rateLimits.takeSensitive(client.address, call));
      const who = identify(client);
      const desk = createRegistryDesk({ store: registry.store, who, clock, readBuild: look });
      try {
        return await act(desk, input);
      } catch (error) {
        throw describe(operation, error);
      }
    });

  return [
    serve(http.getRemote, async (desk, { params }) => ({ remote: await desk.show(params.remote) })),
    serve(http.publishRemote, (desk, { params, body }) => desk.publish(params.remote, body)),
    serve(http.makeRemoteLive, async (desk, { params, body }) => {
      await desk.live(params.remote, body.version);
      return {};
    }),
    serve(http.startRemoteCanary, async (desk, { params, body }) => {
      await desk.canary(params.remote, body);
      return {};
    }),
    serve(http.rollBackRemote, (desk, { params }) => desk.rollback(params.remote)),
  ];
}

/** On the public port: for a team's token, its own remote and its origins. */
export const createTeamRoutes = (context: Context): Route[] =>
  createRoutes(context, ({ authorization }) => identifyTeam(authorization, context.clock));

/** On the admin port: for an operator with the secret of the deployment; nothing where it has none. */
export function createOperatorRoutes(context: Context): Route[] {
  const secret = context.config.remotesOperatorSecret;
  if (secret === undefined) return [];
  return createRoutes(context, ({ authorization }) => identifyOperator(authorization, secret));
}
