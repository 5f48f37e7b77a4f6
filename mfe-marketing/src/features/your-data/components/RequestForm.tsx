import { Note, SelectField, TextArea, TextField } from '@shortlist/web-kit';
import { FieldPair, MessageForm } from '../../../components/MessageForm.js';
import { type RequestFields, wishOptions } from '../request-fields.js';
import { useRequestForm } from '../use-request-form.js';
import { SentPanel } from './SentPanel.js';

/** The form by which a candidate asks about their data. */
export function RequestForm() {
  const { fields, errors, status, change, submit, again } = useRequestForm();

  if (status.kind === 'sent')
    return <SentPanel email={status.email} message={status.message} onAgain={again} />;
  return (
    <MessageForm
      label="Your data"
      button="Send request"
      busy={status.kind === 'sending'}
      submit={submit}
      outcome={status.kind === 'failed' ? <Note tone="bad">{status.message}</Note> : null}
    >
      <SelectField
        label="What would you like to do?"
        name="wish"
        required
        options={wishOptions}
        placeholder="Please choose"
        value={fields.wish}
        error={errors.wish}
        onChange={(event) => change('wish', event.target.value as RequestFields['wish'])}
      />
      <FieldPair>
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
          hint="The address in your resume; we search by it."
          value={fields.email}
          error={errors.email}
          onChange={(event) => change('email', event.target.value)}
        />
      </FieldPair>
      <TextField
        label="Employer you applied to (optional)"
        name="employer"
        autoComplete="off"
        value={fields.employer}
        error={errors.employer}
        onChange={(event) => change('employer', event.target.value)}
      />
      <TextArea
        label={fields.wish === 'correct' ? 'What should be corrected?' : 'Message (optional)'}
        name="message"
        rows={4}
        value={fields.message}
        error={errors.message}
        onChange={(event) => change('message', event.target.value)}
      />
    </MessageForm>
  );
}
