import { Button, Note, SelectField, TextArea, TextField } from '@shortlist/web-kit';
import { type FormEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { type ContactFields, subjectOptions } from '../contact-message.js';
import { useContactForm } from '../use-contact-form.js';

const Form = styled.form`
  display: grid;
  gap: var(--s4);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s4);
  align-items: start;

  @media (max-width: 600px) {
    grid-template-columns: 1fr;
  }
`;

const Submit = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s4);

  & > [role] {
    justify-self: stretch;
  }
`;

/** The form of the contact page. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { fields, errors, status, change, submit } = useContactForm();

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const invalid = await submit();
    if (invalid) form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
  }

  return (
    <Form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} aria-label="Contact">
      <Pair>
        <TextField
          label="Full Name"
          name="name"
          autoComplete="name"
          required
          value={fields.name}
          error={errors.name}
          onChange={(event) => change('name', event.target.value)}
        />
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="email"
          required
          value={fields.email}
          error={errors.email}
          onChange={(event) => change('email', event.target.value)}
        />
        <TextField
          label="Company (optional)"
          name="company"
          autoComplete="organization"
          value={fields.company}
          error={errors.company}
          onChange={(event) => change('company', event.target.value)}
        />
        <SelectField
          label="Subject"
          name="subject"
          required
          options={subjectOptions}
          placeholder="Select a subject"
          value={fields.subject}
          error={errors.subject}
          onChange={(event) => change('subject', event.target.value as ContactFields['subject'])}
        />
      </Pair>
      <TextArea
        label="Message"
        name="message"
        rows={5}
        required
        value={fields.message}
        error={errors.message}
        onChange={(event) => change('message', event.target.value)}
      />
      <Submit>
        <Button type="submit" variant="primary" busy={status === 'sending'} busyLabel="Sending...">
          Send Message
        </Button>
        {status === 'success' && (
          <Note tone="good" role="status">
            Thank you for your message! We will get back to you soon.
          </Note>
        )}
        {status === 'error' && (
          <Note tone="bad">
            Sorry, there was an error sending your message. Please try again or contact us directly.
          </Note>
        )}
      </Submit>
    </Form>
  );
}
