import { commonRefusal, findLink } from '@shortlist/service-kit';

export interface Names {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | undefined;
}

/** Throws `InvalidInput` when a name holds a web address: names stand in mails to people who did not write them. */
export function requireNoLinks({ firstName, lastName, company = '' }: Names): void {
  const fields = { 'first name': firstName, 'last name': lastName, company };
  const found = Object.entries(fields).find(([, name]) => findLink(name) !== null);
  if (!found) return;
  throw commonRefusal('InvalidInput', {
    sentence: `Please enter the ${found[0]} without a web address.`,
  });
}
