import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { SignOnDomain } from '../../models/single-sign-on/domain.js';
import { refusal } from '../refusal.js';
import { createSecret } from '../secrets.js';
import { recordOf } from './describe.js';
import { isPublicDomain } from './public-domains.js';
import { requireSettings } from './settings.js';

const maxDomains = 20;
const resolveMs = 8000;

/** A domain of a workspace. */
export interface NamedDomain {
  readonly workspaceId: string;
  readonly domain: string;
}

const domainId = ({ workspaceId, domain }: NamedDomain) => `${workspaceId}:${domain}`;

async function getDomain({ models }: Pick<Context, 'models'>, named: NamedDomain) {
  const found = await models.signOnDomains.in(named.workspaceId).findOne({ _id: domainId(named) });
  if (!found) throw refusal('DomainNotFound');
  return found;
}

/** Names a domain, which is not verified yet. Throws `DomainTaken` or `TooManyDomains`. */
export async function addDomain(
  { models, clock }: Pick<Context, 'models' | 'clock'>,
  { workspaceId, domain }: NamedDomain,
): Promise<void> {
  const _id = domainId({ workspaceId, domain });
  const others = { claim: domain, workspaceId: { $ne: workspaceId } };
  if (await models.signOnDomains.everywhere.exists(others)) throw refusal('DomainTaken');
  const domains = models.signOnDomains.in(workspaceId);
  if (await domains.exists({ _id })) return;
  if ((await domains.count({})) >= maxDomains) throw refusal('TooManyDomains');
  const token = createSecret();
  await domains.createMissing([{ _id, domain, token, claim: _id, createdAt: clock() }]);
}

/** The same for a member. Throws also `DomainPublic`, for a domain where anybody can have an address. */
export async function nameDomain(context: Context, named: NamedDomain): Promise<void> {
  if (isPublicDomain(named.domain)) throw refusal('DomainPublic');
  await addDomain(context, named);
}

/** Notes that a domain is the workspace's. Throws `DomainTaken` where another workspace has it. */
export async function verifyDomain(
  { models, clock }: Pick<Context, 'models' | 'clock'>,
  named: NamedDomain,
): Promise<void> {
  const change = { $set: { claim: named.domain, verifiedAt: clock() } };
  try {
    const waiting = { _id: domainId(named), verifiedAt: null };
    await models.signOnDomains.in(named.workspaceId).updateOne(waiting, change);
  } catch (error) {
    if (isDuplicateKey(error)) throw refusal('DomainTaken');
    throw error;
  }
}

/** Looks for the record in DNS; false also when no server answers. */
async function hasRecord(context: Context, domain: SignOnDomain): Promise<boolean> {
  const { resolveTxt } = requireSettings(context);
  const { name, value } = recordOf(domain);
  const late = new Promise<never>((_done, fail) => {
    setTimeout(() => fail(new Error('DNS is late.')), resolveMs).unref();
  });
  try {
    const records = await Promise.race([resolveTxt(name), late]);
    return records.some((pieces) => pieces.join('') === value);
  } catch (error) {
    context.log.info({ err: error, name }, 'the record of a domain is not there');
    return false;
  }
}

/** Looks for the record of a domain. Throws `DomainNotFound`, `RecordNotFound` or `DomainTaken`. */
export async function checkDomain(context: Context, named: NamedDomain): Promise<void> {
  const found = await getDomain(context, named);
  if (found.verifiedAt) return;
  if (!(await hasRecord(context, found))) throw refusal('RecordNotFound');
  await verifyDomain(context, named);
  context.log.info({ ...named }, 'a domain was verified');
}

/** Removes a domain, and open requests to join by it. Without any verified one, members sign in as they like again. Throws `DomainNotFound`. */
export async function removeDomain(context: Context, named: NamedDomain): Promise<void> {
  await getDomain(context, named);
  const { workspaceId } = named;
  const domains = context.models.signOnDomains.in(workspaceId);
  await domains.deleteOne({ _id: domainId(named) });
  const asked = { domain: named.domain, state: 'open' as const };
  await context.models.joinRequests.in(workspaceId).deleteMany(asked);
  if (await domains.exists({ verifiedAt: { $ne: null } })) return;
  await context.models.signOnProviders.updateOne({ _id: workspaceId }, { $set: { only: false } });
}
