import { Button, Note, SelectField, TextArea, TextField } from '@shortlist/web-kit';
import { type FormEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { type RequestFields, wishOptions } from '../request-fields.js';
import { useRequestForm } from '../use-request-form.js';
import { SentPanel } from './SentPanel.js';

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

/** The form by which a candidate asks about their data. */
export function RequestForm() {
  const form = useRef<HTMLFormElement>(null);
  const { fields, errors, status, change, submit, again } = useRequestForm();

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const invalid = await submit();
    if (invalid) form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
  }

  if (status.kind === 'sent')
    return <SentPanel email={status.email} message={status.message} onAgain={again} />;
  return (
    <Form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} aria-label="Your data">
      <SelectField
        label="What do you ask for?"
        name="wish"
        required
        options={wishOptions}
        placeholder="Please choose"
        value={fields.wish}
        error={errors.wish}
        onChange={(event) => change('wish', event.target.value as RequestFields['wish'])}
      />
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
          hint="The one in your resume: you are found by it."
          value={fields.email}
          error={errors.email}
          onChange={(event) => change('email', event.target.value)}
        />
      </Pair>
      <TextField
        label="Employer you applied to (optional)"
        name="employer"
        autoComplete="off"
        value={fields.employer}
        error={errors.employer}
        onChange={(event) => change('employer', event.target.value)}
      />
      <TextArea
        label={fields.wish === 'correct' ? 'What is to be corrected?' : 'Message (optional)'}
        name="message"
        rows={4}
        value={fields.message}
        error={errors.message}
        onChange={(event) => change('message', event.target.value)}
      />
      <Submit>
        <Button
          type="submit"
          variant="primary"
          busy={status.kind === 'sending'}
          busyLabel="Sending..."
        >
          Send request
        </Button>
        {status.kind === 'failed' ? <Note tone="bad">{status.message}</Note> : null}
      </Submit>
    </Form>
  );
}
