import type { User } from '@shortlist/contracts/entities';

export interface ProfileFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
}
export type ProfileErrors = Partial<Record<keyof ProfileFields, string>>;

/** The saved profile, as the form shows it. */
export function fieldsOf(user: User | null): ProfileFields {
  const { firstName = '', lastName = '', company = null } = user ?? {};
  return { firstName, lastName, company: company ?? '' };
}

const limits = { firstName: 100, lastName: 100, company: 200 } as const;
const asks = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
} as const;

/** Checks the form, field by field in its order. The server has the last word, as about links. */
export function checkProfile(fields: ProfileFields): ProfileErrors {
  const errors: ProfileErrors = {};
  for (const name of ['firstName', 'lastName', 'company'] as const) {
    const text = fields[name].trim();
    if (text === '' && name !== 'company') errors[name] = asks[name];
    else if (text.length > limits[name]) {
      errors[name] = `Please keep this under ${limits[name] + 1} characters.`;
    }
  }
  return errors;
}
