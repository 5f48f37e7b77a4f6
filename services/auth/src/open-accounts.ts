import { type Bus, createBus } from '@shortlist/bus';
import type { PlanName } from '@shortlist/contracts/entities';
import { accessEnded } from '@shortlist/contracts/messages/auth';
import { connectMongo, type Logger } from '@shortlist/service-kit';
import { disable, enable, remove, removeFactors, unlock } from './domain/operators/change-user.js';
import {
  endSignOnOnly,
  giveDomain,
  makeOwner,
  setExempt,
  setPlan,
} from './domain/operators/change-workspace.js';
import {
  describeUser,
  findUser,
  findWorkspace,
  listUsers,
  readAudit,
  type UserFilter,
} from './domain/operators/find-users.js';
import type { OperatorContext } from './domain/operators/operator-context.js';
import { createModels } from './models/index.js';
import type { UserRecord } from './models/user.js';
import type { WorkspaceRecord } from './models/workspace.js';

export interface OpenAccountsOptions {
  /** The database of the auth service. */
  readonly mongodbUri: string;
  /** Name for the audit log. */
  readonly operator: string;
  readonly log: Logger;
  /** Broker that tells gateways of ended access; without it, or while it is away, they ask within 10 s. */
  readonly amqpUrl?: string | undefined;
}

/** Never rejects: the account is changed, and gateways ask again by themselves. */
async function openOperatorBus({ amqpUrl: url, log }: OpenAccountsOptions): Promise<Bus | null> {
  if (url === undefined) return null;
  return createBus({ url, log, connectRetries: 0, publishTimeoutMs: 5000 }).catch(() => null);
}

/** The accounts in a database, for an operator's command; the service may run meanwhile. */
export async function openAccounts(options: OpenAccountsOptions) {
  const { mongodbUri, operator, log } = options;
  const database = await connectMongo({ uri: mongodbUri, dbName: 'auth', log });
  try {
    const models = await createModels(database, log);
    const bus = await openOperatorBus(options);
    const context: OperatorContext = {
      models,
      clock: () => new Date(),
      log,
      operator,
      announceAccessEnded: async (userId) =>
        bus?.publish(accessEnded, { userId }).catch(() => undefined),
    };
    return {
      ...bind(context),
      close: async () => {
        await bus?.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export type Accounts = Omit<Awaited<ReturnType<typeof openAccounts>>, 'close'>;

/** The operators' part of the domain, for one context. */
function bind(context: OperatorContext) {
  return {
    list: (filter: UserFilter) => listUsers(context, filter),
    find: (who: string) => findUser(context, who),
    describe: (user: UserRecord) => describeUser(context, user),
    audit: (userId?: string) => readAudit(context, userId),
    findWorkspace: (user: UserRecord, id?: string) => findWorkspace(context, user, id),
    setPlan: (user: UserRecord, workspace: WorkspaceRecord, plan: PlanName) =>
      setPlan(context, user, { workspace, plan }),
    setExempt: (user: UserRecord, workspace: WorkspaceRecord, exempt: boolean) =>
      setExempt(context, user, { workspace, exempt }),
    makeOwner: (user: UserRecord, workspace: WorkspaceRecord) =>
      makeOwner(context, user, workspace),
    giveDomain: (user: UserRecord, workspace: WorkspaceRecord, domain: string) =>
      giveDomain(context, user, { workspace, domain }),
    endSignOnOnly: (user: UserRecord, workspace: WorkspaceRecord) =>
      endSignOnOnly(context, user, workspace),
    disable: (user: UserRecord) => disable(context, user),
    enable: (user: UserRecord) => enable(context, user),
    unlock: (user: UserRecord) => unlock(context, user),
    removeFactors: (user: UserRecord) => removeFactors(context, user),
    remove: (user: UserRecord) => remove(context, user),
  };
}
