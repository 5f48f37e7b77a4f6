import type * as http from '@shortlist/contracts/http/email';
import type { OperationBodyInput } from '@shortlist/contracts/operation';

/** The contact form's request, whether to our API or to an external webhook (specification §3). */
export type ContactMessage = OperationBodyInput<typeof http.sendContactMessage>;
export type ContactSubject = ContactMessage['subject'];

/** The form as typed: the subject may still be unchosen. */
export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly subject: ContactSubject | '';
  readonly message: string;
}

export const emptyContactFields: ContactFields = {
  name: '',
  email: '',
  company: '',
  subject: '',
  message: '',
};

const subjectLabels: Readonly<Record<ContactSubject, string>> = {
  general: 'General Inquiry',
  sales: 'Sales & Pricing',
  support: 'Technical Support',
  partnership: 'Partnership Opportunities',
  feedback: 'Feedback & Suggestions',
  other: 'Other',
};

/** The subjects in the order of the specification, §2. */
export const subjectOptions = Object.entries(subjectLabels).map(([value, label]) => ({
  value,
  label,
}));

/** The subject of a link such as `/contact?subject=sales`; blank for any other word. */
export function subjectOf(word: string | null): ContactSubject | '' {
  const known = Object.keys(subjectLabels) as ContactSubject[];
  return known.find((subject) => subject === word) ?? '';
}

export type ContactErrors = Partial<Record<keyof ContactFields, string>>;

const limits = { name: 200, company: 200, message: 10_000, email: 254 } as const;
// The browser's own rule for input type=email (HTML standard), and a dot in the domain.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Checks the form, field by field in the form's order; empty when it can be sent. */
export function checkContactFields(fields: ContactFields): ContactErrors {
  const errors: ContactErrors = {};
  const email = fields.email.trim();
  if (fields.name.trim() === '') errors.name = 'Please enter your full name.';
  else if (fields.name.trim().length > limits.name)
    errors.name = `Please keep your name under ${limits.name} characters.`;
  if (email === '') errors.email = 'Please enter your email address.';
  else if (email.length > limits.email || !emailPattern.test(email))
    errors.email = 'Please enter a valid email address, like name@company.com.';
  if (fields.company.trim().length > limits.company)
    errors.company = `Please keep the company name under ${limits.company} characters.`;
  if (fields.subject === '') errors.subject = 'Please choose a subject.';
  if (fields.message.trim() === '') errors.message = 'Please write a message.';
  else if (fields.message.trim().length > limits.message)
    errors.message = `Please keep the message under ${limits.message.toLocaleString('en-US')} characters.`;
  return errors;
}

/** The message of a checked form. An empty company is left out. Throws when no subject is chosen. */
export function createContactMessage(fields: ContactFields, now: Date): ContactMessage {
  if (fields.subject === '') throw new Error('A contact message needs a subject.');
  const company = fields.company.trim();
  return {
    name: fields.name.trim(),
    email: fields.email.trim(),
    ...(company === '' ? {} : { company }),
    subject: fields.subject,
    message: fields.message.trim(),
    timestamp: now.toISOString(),
    source: 'contact-form',
  };
}
