import { Button, PasswordField, TextField } from '@shortlist/web-kit';
import { type FormEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { Form } from '../../../components/Form.js';
import { PasswordStrength } from '../../../components/PasswordStrength.js';
import { checkPasswords, type SignUpFields } from '../sign-up-fields.js';
import type { useSignUp } from '../use-sign-up.js';
import { PasswordIndicators } from './PasswordIndicators.js';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s3);
  align-items: start;
`;

export type SignUpFormProps = Pick<
  ReturnType<typeof useSignUp>,
  'fields' | 'errors' | 'busy' | 'change' | 'submit'
>;

/** Name, address and a password typed twice. */
export function SignUpForm({ fields, errors, busy, change, submit }: SignUpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { longEnough, match } = checkPasswords(fields);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const invalid = await submit();
    if (invalid) form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
  }

  /** Common props of the form's fields. */
  const field = (name: keyof SignUpFields, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    size: 'lg' as const,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  return (
    <Form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} aria-label="Sign up">
      <Pair>
        <TextField {...field('firstName', 'First name', 'given-name')} required />
        <TextField {...field('lastName', 'Last name', 'family-name')} required />
      </Pair>
      <TextField {...field('email', 'Email', 'email')} type="email" required />
      <TextField {...field('company', 'Company (optional)', 'organization')} />
      <PasswordField {...field('password', 'Password', 'new-password')} required />
      <PasswordStrength password={fields.password} />
      <PasswordField {...field('confirmPassword', 'Confirm password', 'new-password')} required />
      <PasswordIndicators longEnough={longEnough} match={match} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={busy}
        busyLabel="Creating account..."
        disabled={!longEnough || !match}
      >
        Create Account
      </Button>
    </Form>
  );
}
