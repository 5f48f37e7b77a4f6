import type { Context } from '../../context.js';
import type { SignOnDomain } from '../../models/single-sign-on/domain.js';
import { domainOf, hasSecondFactor } from '../ways-in/require-way-in.js';
import { findPeople, type PersonOfWorkspace } from '../workspaces/find-people.js';
import { requireSettings } from './settings.js';

const recordName = (domain: string) => `_shortlist.${domain}`;
const recordValue = (token: string) => `shortlist-verification=${token}`;

/** The TXT record that proves a domain. */
export const recordOf = ({ domain, token }: SignOnDomain) => ({
  name: recordName(domain),
  value: recordValue(token),
});

/** Members whom `only` shuts out: they have never signed in this way, and have no other. */
async function findShutOut(
  context: Context,
  workspaceId: string,
  verified: readonly string[],
): Promise<PersonOfWorkspace[]> {
  const people = await findPeople(context, workspaceId);
  const identities = await context.models.signOnIdentities.findReadable({ workspaceId });
  const known = new Set(identities.map(({ userId }) => userId));
  const shutOut: PersonOfWorkspace[] = [];
  for (const person of people) {
    if (known.has(person.userId) || !verified.includes(domainOf(person.email))) continue;
    const hasOther = person.role === 'owner' && (await hasSecondFactor(context, person.userId));
    if (hasOther) continue;
    shutOut.push(person);
  }
  return shutOut;
}

/** Single sign-on of a workspace. Throws `SingleSignOnNotConfigured`. */
export async function describeSignOn(context: Context, workspaceId: string) {
  const { redirectUri } = requireSettings(context);
  const { signOnProviders, signOnDomains } = context.models;
  const provider = await signOnProviders.findOne({ _id: workspaceId });
  const sort = { sort: { domain: 1 } } as const;
  const domains = await signOnDomains.findReadable({ workspaceId }, undefined, sort);
  const verified = domains.filter(({ verifiedAt }) => verifiedAt).map(({ domain }) => domain);
  const shutOut = await findShutOut(context, workspaceId, verified);
  return { provider, domains, redirectUri, shutOut };
}
export type DescribedSignOn = Awaited<ReturnType<typeof describeSignOn>>;
