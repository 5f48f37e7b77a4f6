import { personName } from '@shortlist/contracts/constants';
import { emailAddress } from '@shortlist/contracts/entities';
import type * as http from '@shortlist/contracts/http/privacy';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import { privacyLimits, type PrivacyWish } from '@shortlist/contracts/privacy';

/** The form as typed: the wish may still be unchosen. */
export interface RequestFields {
  readonly name: string;
  readonly email: string;
  readonly wish: PrivacyWish | '';
  readonly employer: string;
  readonly message: string;
}
export type FieldErrors = Partial<Record<keyof RequestFields, string>>;

export const emptyFields: RequestFields = {
  name: '',
  email: '',
  wish: '',
  employer: '',
  message: '',
};

const wishLabels: Readonly<Record<PrivacyWish, string>> = {
  copy: 'See what is kept about me',
  correct: 'Correct something about me',
  delete: 'Delete everything about me',
};

export const wishOptions = Object.entries(wishLabels).map(([value, label]) => ({ value, label }));

/** Checks the form, field by field in the form's order; empty when it can be sent. */
export function checkFields({ name, email, wish, employer, message }: RequestFields): FieldErrors {
  const errors: FieldErrors = {};
  if (wish === '') errors.wish = 'Please choose a request.';
  if (!/[\p{L}\p{N}]/u.test(name)) errors.name = 'Please enter your full name.';
  else if (!personName.test(name.trim()))
    errors.name = 'Please enter your name without links and special characters.';
  else if (name.trim().length > privacyLimits.name)
    errors.name = `Please keep your name under ${privacyLimits.name} characters.`;
  if (email.trim() === '') errors.email = 'Please enter your email address.';
  else if (!emailAddress.safeParse(email.trim()).success)
    errors.email = 'Please enter a valid email address, like name@example.com.';
  if (employer.trim().length > privacyLimits.employer)
    errors.employer = `Please keep the employer under ${privacyLimits.employer} characters.`;
  if (message.trim().length > privacyLimits.message)
    errors.message = 'Please keep the message under 2,000 characters.';
  else if (wish === 'correct' && message.trim() === '')
    errors.message = 'Please write what should be corrected.';
  return errors;
}

/** The request of a checked form; what is empty is left out. Throws when no wish is chosen. */
export function requestOf(fields: RequestFields): OperationBodyInput<typeof http.requestPrivacy> {
  if (fields.wish === '') throw new Error('A privacy request needs a wish.');
  const employer = fields.employer.trim();
  const message = fields.message.trim();
  return {
    name: fields.name.trim(),
    email: fields.email.trim(),
    wish: fields.wish,
    ...(employer === '' ? {} : { employer }),
    ...(message === '' ? {} : { message }),
  };
}
