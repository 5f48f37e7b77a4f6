import type { Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import type { SignOnDomain } from '../../models/single-sign-on/domain.js';
import { domainOf, maySignInBeside } from '../ways-in/require-way-in.js';
import { findPeople, type PersonOfWorkspace } from '../workspaces/find-people.js';
import { findMissing } from './find-missing.js';
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
  const identities = await context.models.signOnIdentities.in(workspaceId).findReadable({});
  const known = new Set(identities.map(({ userId }) => userId));
  const shutOut: PersonOfWorkspace[] = [];
  for (const person of people) {
    if (known.has(person.userId) || !verified.includes(domainOf(person.email))) continue;
    if (!(await maySignInBeside(context, person))) shutOut.push(person);
  }
  return shutOut;
}

/** Single sign-on of a workspace, as one of its members manages it. Throws `SingleSignOnNotConfigured`. */
export async function describeSignOn(context: Context, member: Member) {
  const { workspaceId } = member;
  const { redirectUri } = requireSettings(context);
  const { signOnProviders, signOnDomains } = context.models;
  const provider = await signOnProviders.findOne({ _id: workspaceId });
  const sort = { sort: { domain: 1 } } as const;
  const domains = await signOnDomains.in(workspaceId).findReadable({}, undefined, sort);
  const verified = domains.filter(({ verifiedAt }) => verifiedAt).map(({ domain }) => domain);
  const shutOut = await findShutOut(context, workspaceId, verified);
  const missing = await findMissing(context, member, provider);
  return { provider, domains, redirectUri, shutOut, missing };
}
export type DescribedSignOn = Awaited<ReturnType<typeof describeSignOn>>;
