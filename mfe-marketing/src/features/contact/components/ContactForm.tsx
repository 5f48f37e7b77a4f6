import { Note, SelectField, TextArea, TextField } from '@shortlist/web-kit';
import { FieldPair, MessageForm } from '../../../components/MessageForm.js';
import { type ContactFields, subjectOptions } from '../contact-message.js';
import { useContactForm } from '../use-contact-form.js';

/** The form of the contact page. */
export function ContactForm() {
  const { fields, errors, status, change, submit } = useContactForm();

  return (
    <MessageForm
      label="Contact"
      button="Send Message"
      busy={status === 'sending'}
      submit={submit}
      outcome={
        <>
          {status === 'success' && (
            <Note tone="good" role="status">
              Thank you for your message! We will get back to you soon.
            </Note>
          )}
          {status === 'error' && (
            <Note tone="bad">
              Sorry, there was an error sending your message. Please try again or contact us
              directly.
            </Note>
          )}
        </>
      }
    >
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
      </FieldPair>
      <TextArea
        label="Message"
        name="message"
        rows={5}
        required
        value={fields.message}
        error={errors.message}
        onChange={(event) => change('message', event.target.value)}
      />
    </MessageForm>
  );
}
