import { useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../../api/load-operations.js';
import { weakPasswordText } from '../../failures.js';
import {
  describeSignUpFailure,
  type SignUpFailure,
  type SignUpNote,
} from './describe-sign-up-failure.js';
import {
  checkSignUpFields,
  createRegistration,
  emptySignUpFields,
  type SignUpErrors,
  type SignUpFields,
} from './sign-up-fields.js';
import { useAskedPlan } from './use-asked-plan.js';

/** The account just signed up: enough to correct a mistyped address. Kept until the page is left. */
export interface CreatedAccount {
  readonly email: string;
  readonly password: string;
}

/** The sign-up form's state. It creates an account and never signs in: the address is verified first. */
export function useSignUp() {
  const host = useHost();
  const askedFor = useAskedPlan();
  const [fields, setFields] = useState<SignUpFields>(emptySignUpFields);
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<SignUpNote | null>(null);
  const [created, setCreated] = useState<CreatedAccount | null>(null);

  function change(name: keyof SignUpFields, value: string): void {
    setFields((current) => ({ ...current, [name]: value }));
    setErrors((current) => ({ ...current, [name]: undefined }));
  }

  function fail({ notice, note }: SignUpFailure): void {
    setCreated(null);
    setNote(note);
    host.notify(notice);
  }

  /** Creates the account when the form is valid; answers the name of the first field that is not. */
  async function submit(): Promise<keyof SignUpFields | null> {
    if (busy) return null;
    const found = checkSignUpFields(fields);
    setErrors(found);
    setNote(null);
    const [firstInvalid] = Object.keys(found) as (keyof SignUpFields)[];
    if (firstInvalid) return firstInvalid;

    setBusy(true);
    setCreated(null);
    const registration = createRegistration(fields, askedFor);
    try {
      const { register } = await loadOperations();
      await host.call(register, { body: registration });
      host.notify({
        kind: 'success',
        message: 'Account created! Please check your email to verify your account.',
      });
      setFields(emptySignUpFields);
      setCreated({ email: registration.email, password: registration.password });
    } catch (error) {
      const weak = weakPasswordText(error);
      if (weak !== null) {
        setErrors({ password: weak });
        return 'password';
      }
      fail(describeSignUpFailure(error));
    } finally {
      setBusy(false);
    }
    return null;
  }

  /** The account has another address now. */
  function correct(email: string): void {
    setCreated((account) => account && { ...account, email });
  }

  return { fields, errors, busy, note, created, askedFor, correct, change, submit, fail };
}
