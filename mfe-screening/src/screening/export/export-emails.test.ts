import { describe, expect, it } from '@jest/globals';
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
    expect(formatEmails([first, second])).toBe(
      [
        'To: a@example.com\nSubject: One\n\nBody one\n',
        `${'='.repeat(50)}\n`,
        'To: b@example.com\nSubject: Two\n\nBody two\n',
      ].join('\n'),
    );
  });

  it('is empty without emails', () => {
    expect(formatEmails([])).toBe('');
  });
});
