import { describe, expect, it } from 'vitest';
import { verificationMail } from './link-mail.js';
import { personName } from './person-name.js';

describe('personName', () => {
  it.each([
    'Ada',
    'J. R. Smith',
    'J.R. Smith',
    'Zoë O’Brien-Núñez',
    'Dr. Ng',
    '王小明',
    'José María',
  ])('keeps %s as it is', (name) => expect(personName(name)).toBe(name));

  it.each([
    ['Ann https://evil.example/login urgent', 'Ann urgent'],
    ['Ann\nwww.evil.example', 'Ann'],
    ['hxxp://evil.example', ''],
    ['Ann evil.example', 'Ann evil example'],
    ['Ann evil．example', 'Ann evil example'],
    ['ann@evil.example', 'ann evil example'],
  ])('leaves no link of %j', (name, plain) => expect(personName(name)).toBe(plain));

  it('is as short as a name', () => expect(personName('x'.repeat(500))).toHaveLength(60));
});

describe('a mail with a link', () => {
  it('greets by the name and has no address but its own', () => {
    const mail = verificationMail('https://app.test', {
      to: 'a@x.test',
      firstName: 'Ann https://evil.example/login urgent',
      token: 't',
      expiresInHours: 2,
    });
    expect(mail.text).toContain('Hello Ann urgent,');
    expect(mail.text + mail.html).not.toContain('evil');
  });
});
