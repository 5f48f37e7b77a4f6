import { describe, expect, it } from 'vitest';
import { isTemplateAddress, phoneKey, profileKey } from './contact-keys.js';

describe('isTemplateAddress', () => {
  it.each([
    'your.email@example.com',
    'YOUR_NAME@example.org',
    'youremail@example.com',
    'name@domain.com',
    'firstname.lastname@example.com',
    'first.last@gmail.com',
    'anything@yourdomain.com',
    'anna@company.com',
    'email@address.com',
    'username@example.com',
  ])('%s is of a template', (email) => expect(isTemplateAddress(email)).toBe(true));

  it.each(['ada.king@example.com', 'first.woman@example.com', 'namerow@example.com', ''])(
    '%s is not',
    (email) => expect(isTemplateAddress(email)).toBe(false),
  );
});

describe('phoneKey', () => {
  it('is the same with and without the code of the country', () => {
    const keys = ['+44 7700 900123', '07700 900123', '0044 (0)7700-900123', '7700900123'];
    expect(new Set(keys.map(phoneKey)).size).toBe(1);
  });

  it.each([null, '', '12345', '000 000 0000', '123-456-7890', '+1 111 111 1111'])(
    'is null for %s',
    (phone) => expect(phoneKey(phone)).toBeNull(),
  );
});

describe('profileKey', () => {
  it('is the same however a profile is written', () => {
    const links = [
      'https://www.linkedin.com/in/zoe-mueller/',
      'http://de.linkedin.com/in/Zoe-Mueller?utm_source=resume',
      'linkedin.com/in/zoe-mueller/en',
    ];
    expect(new Set(links.map((link) => profileKey(link, [])))).toEqual(
      new Set(['linkedin.com/zoe-mueller']),
    );
    expect(profileKey('https://github.com/zoe/project', [])).toBe('github.com/zoe');
    expect(profileKey('https://medium.com/@zoe', [])).toBe('medium.com/zoe');
  });

  it('takes another site only with a name in its address', () => {
    expect(profileKey('https://zoemuller.dev/', ['zoe', 'muller'])).toBe('zoemuller.dev');
    expect(profileKey('https://employer.example/jobs', ['zoe', 'muller'])).toBeNull();
    expect(profileKey('https://www.linkedin.com/company/acme', [])).toBeNull();
    expect(profileKey('https://github.com', [])).toBeNull();
    expect(profileKey('://', [])).toBeNull();
  });
});
