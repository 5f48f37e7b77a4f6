import { timings } from '@shortlist/contracts/constants';
import type { User } from '@shortlist/contracts/entities';
import { useLocation } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { sendContactMessage } from './api/send-contact-message.js';
import {
  checkContactFields,
  type ContactErrors,
  type ContactFields,
  createContactMessage,
  emptyContactFields,
  subjectOf,
} from './contact-message.js';

export type ContactStatus = 'idle' | 'sending' | 'success' | 'error';

/** Fields already known of a signed-in person. */
function knownOf(user: User | null): Partial<ContactFields> {
  if (!user) return {};
  const name = `${user.firstName} ${user.lastName}`.trim();
  return { name, email: user.email, company: user.company ?? '' };
}

/** The contact form's state. Success and error go back to idle after 5 s (specification §9); only success clears the form. */
export function useContactForm() {
  const { config, session } = useHost();
  const { search } = useLocation();
  const [typed, setTyped] = useState<Partial<ContactFields>>({});
  const fields: ContactFields = {
    ...emptyContactFields,
    ...knownOf(session.user),
    subject: subjectOf(new URLSearchParams(search).get('subject')),
    ...typed,
  };
  const [errors, setErrors] = useState<ContactErrors>({});
  const [status, setStatus] = useState<ContactStatus>('idle');

  useEffect(() => {
    if (status !== 'success' && status !== 'error') return undefined;
    const timer = setTimeout(() => setStatus('idle'), timings.contactStatusMs);
    return () => clearTimeout(timer);
  }, [status]);

  function change<Name extends keyof ContactFields>(name: Name, value: ContactFields[Name]): void {
    setTyped((current) => ({ ...current, [name]: value }));
    setErrors((current) => ({ ...current, [name]: undefined }));
  }

  /** Sends the form when it is valid; answers the name of the first field that is not. */
  async function submit(): Promise<keyof ContactFields | null> {
    if (status === 'sending') return null;
    const found = checkContactFields(fields);
    setErrors(found);
    setStatus('idle');
    const [firstInvalid] = Object.keys(found) as (keyof ContactFields)[];
    if (firstInvalid) return firstInvalid;

    setStatus('sending');
    try {
      await sendContactMessage(config.contactWebhookUrl, createContactMessage(fields, new Date()));
      setTyped({});
      setStatus('success');
    } catch {
      // The visitor gets the same advice for every failed answer: try again or write directly.
      setStatus('error');
    }
    return null;
  }

  return { fields, errors, status, change, submit };
}
