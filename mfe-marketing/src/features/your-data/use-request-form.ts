import * as http from '@shortlist/contracts/http/privacy';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import {
  checkFields,
  emptyFields,
  type FieldErrors,
  type RequestFields,
  requestOf,
} from './request-fields.js';

export type RequestStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly message: string; readonly email: string }
  | { readonly kind: 'failed'; readonly message: string };

/** The state of a candidate's request, from typing until the link is on its way. */
export function useRequestForm() {
  const { call } = useHost();
  const [fields, setFields] = useState(emptyFields);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [status, setStatus] = useState<RequestStatus>({ kind: 'idle' });

  function change<Name extends keyof RequestFields>(name: Name, value: RequestFields[Name]): void {
    setFields((current) => ({ ...current, [name]: value }));
    setErrors((current) => ({ ...current, [name]: undefined }));
  }

  /** Sends the form when it is valid; answers the name of the first field that is not. */
  async function submit(): Promise<keyof RequestFields | null> {
    if (status.kind === 'sending') return null;
    const found = checkFields(fields);
    setErrors(found);
    setStatus({ kind: 'idle' });
    const [firstInvalid] = Object.keys(found) as (keyof RequestFields)[];
    if (firstInvalid) return firstInvalid;
    setStatus({ kind: 'sending' });
    try {
      const { message } = await call(http.requestPrivacy, { body: requestOf(fields) });
      setStatus({ kind: 'sent', message, email: fields.email.trim() });
    } catch (error) {
      setStatus({ kind: 'failed', message: errorMessage(error) });
    }
    return null;
  }

  /** Back to an empty form. */
  function again(): void {
    setFields(emptyFields);
    setStatus({ kind: 'idle' });
  }

  return { fields, errors, status, change, submit, again };
}
