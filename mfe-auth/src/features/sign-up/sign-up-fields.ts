import { password as limits } from '@shortlist/contracts/constants';
import type * as http from '@shortlist/contracts/http/auth';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import { findPasswordProblem } from '@shortlist/contracts/password-rule';
import { invalidEmailText, isEmailAddress } from '../../field-checks.js';

export interface SignUpFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type SignUpErrors = Partial<Record<keyof SignUpFields, string>>;

export const emptySignUpFields: SignUpFields = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  password: '',
  confirmPassword: '',
};

/** The two live indicators; the form can be submitted when both hold. */
export function checkPasswords({ password, confirmPassword }: SignUpFields) {
  return {
    longEnough: password.length >= limits.minLengthSignUp,
    match: password !== '' && password === confirmPassword,
  };
}

/** Checks the form, field by field in the form's order; empty when it can be sent. */
export function checkSignUpFields(fields: SignUpFields): SignUpErrors {
  const errors: SignUpErrors = {};
  const { longEnough, match } = checkPasswords(fields);
  if (fields.firstName.trim() === '') errors.firstName = 'Please enter your first name.';
  else if (fields.firstName.trim().length > 100) errors.firstName = tooLong(100);
  if (fields.lastName.trim() === '') errors.lastName = 'Please enter your last name.';
  else if (fields.lastName.trim().length > 100) errors.lastName = tooLong(100);
  if (fields.email.trim() === '') errors.email = 'Please enter your email address.';
  else if (!isEmailAddress(fields.email.trim())) errors.email = invalidEmailText;
  if (fields.company.trim().length > 200) errors.company = tooLong(200);
  const problem = findPasswordProblem(fields.password, fields);
  if (!longEnough) errors.password = 'Password must be at least 8 characters long';
  else if (problem !== null) errors.password = problem;
  if (!match) errors.confirmPassword = 'Passwords do not match';
  return errors;
}

function tooLong(most: number): string {
  return `Please keep this under ${most + 1} characters.`;
}

type Registration = OperationBodyInput<typeof http.register>;

/** Request for the server: never the confirmation, and no empty company. */
export function createRegistration(
  fields: SignUpFields,
  askedFor: Registration['askedFor'],
): Registration {
  const company = fields.company.trim();
  return {
    firstName: fields.firstName.trim(),
    lastName: fields.lastName.trim(),
    email: fields.email.trim(),
    ...(company === '' ? {} : { company }),
    ...(askedFor ? { askedFor } : {}),
    password: fields.password,
  };
}
