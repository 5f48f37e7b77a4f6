import { describe, expect, it } from 'vitest';
import { defaultTemplate } from './default-template.js';
import { namelessGreeting } from './nameless-greeting.js';

describe('namelessGreeting', () => {
  it.each([
    ['Dear {{first_name}},\n\nno.', 'Dear applicant'],
    ['Hello {{ first_name }}!', 'Hello applicant'],
    ['Здравствуйте {{first_name}}', 'Здравствуйте applicant'],
    ['{{first_name}}: no.', 'applicant'],
    ['Dear\n{{first_name}}', 'applicant'],
    ['Good day to {{full_name}},', 'day to applicant'],
    ['To our applicants: no.', null],
    ['x'.repeat(20_000), null],
  ])('of %j is %j', (content, greeting) => {
    expect(namelessGreeting({ subject: 'No', content })).toBe(greeting);
  });

  it('is known from the subject, too, and from the default template', () => {
    expect(namelessGreeting({ subject: 'For {{first_name}}', content: 'No.' })).toBe(
      'For applicant',
    );
    expect(namelessGreeting(defaultTemplate({ jobTitle: 'Chef' }))).toBe('Dear applicant');
  });
});
