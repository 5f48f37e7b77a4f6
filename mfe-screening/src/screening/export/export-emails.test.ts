import { describe, expect, it } from 'vitest';
import { buildCandidate, buildRejectionEmail } from '../../../tests/support/factories.js';
import { formatEmails } from './export-emails.js';

describe('formatEmails', () => {
  it('lists To, Subject and body, separated by 50 equals signs', () => {
    const first = buildRejectionEmail(buildCandidate({ email: 'a@example.com' }), {
      subject: 'One',
      content: 'Body one',
    });
    const second = buildRejectionEmail(buildCandidate({ email: 'b@example.com' }), {
      subject: 'Two',
      content: 'Body two',
    });
    const emails = [first, second].map((email) => ({ email, problem: null }));
    expect(formatEmails(emails)).toBe(
      [
        'To: a@example.com\nSubject: One\n\nBody one\n',
        `${'='.repeat(50)}\n`,
        'To: b@example.com\nSubject: Two\n\nBody two\n',
      ].join('\n'),
    );
  });

  it('says above an email why it is not to be sent yet', () => {
    const email = buildRejectionEmail(buildCandidate({ email: 'a@example.com' }), {
      subject: 'One',
      content: 'Body',
    });
    expect(formatEmails([{ email, problem: 'The address may be cut.' }])).toBe(
      'Not ready to send: The address may be cut.\nTo: a@example.com\nSubject: One\n\nBody\n',
    );
  });

  it('is empty without emails', () => {
    expect(formatEmails([])).toBe('');
  });
});
