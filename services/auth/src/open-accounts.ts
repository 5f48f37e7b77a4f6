import type { PlanName } from '@shortlist/contracts/entities';
import { connectMongo, type Logger } from '@shortlist/service-kit';
import {
  disable,
  enable,
  remove,
  setExempt,
  setPlan,
  takeFactorsOff,
  unlock,
} from './domain/operators/change-user.js';
import {
  describeUser,
  findUser,
  listUsers,
  readAudit,
  type UserFilter,
} from './domain/operators/find-users.js';
import type { OperatorContext } from './domain/operators/operator-context.js';
import { createModels } from './models/index.js';
import type { UserRecord } from './models/user.js';

export interface OpenAccountsOptions {
  /** The database of the auth service. */
  readonly mongodbUri: string;
  /** Whose name stands in the audit log. */
  readonly operator: string;
  readonly log: Logger;
}

/** The accounts in a database, for an operator's command; the service may run meanwhile. */
export async function openAccounts({ mongodbUri, operator, log }: OpenAccountsOptions) {
  const { connection, close } = await connectMongo({ uri: mongodbUri, dbName: 'auth', log });
  try {
    const models = await createModels(connection, log);
    const context: OperatorContext = { models, clock: () => new Date(), operator };
    return { ...bind(context), close };
  } catch (error) {
    await close();
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
    setPlan: (user: UserRecord, plan: PlanName) => setPlan(context, user, plan),
    setExempt: (user: UserRecord, exempt: boolean) => setExempt(context, user, exempt),
    disable: (user: UserRecord) => disable(context, user),
    enable: (user: UserRecord) => enable(context, user),
    unlock: (user: UserRecord) => unlock(context, user),
    takeFactorsOff: (user: UserRecord) => takeFactorsOff(context, user),
    remove: (user: UserRecord) => remove(context, user),
  };
}
