import { describe, expect, it } from 'vitest';
import { rejectionMail } from './rejection-mail.js';
import { senderName } from './sender-name.js';

const input = {
  email: 'ada@example.com',
  subject: 'Your application',
  content: 'Dear Ada',
  senderName: '',
  replyTo: '',
};

describe('senderName', () => {
  it.each([
    ['Brookfield Foods', 'Brookfield Foods'],
    ['Booking.com – Jobs & more', 'Booking.com – Jobs & more'],
    ['Évelyne Müller, 採用', 'Évelyne Müller, 採用'],
    [' "Brookfield"\r\nBcc: x@example.com ', 'Brookfield Bcc: x example.com'],
    ['HR <ceo@bank.example>', 'HR ceo bank.example'],
    ['\u202eevil\u2066 \u200bname', 'evil name'],
    ['x'.repeat(300), 'x'.repeat(100)],
    ['\u0000 \t', ''],
  ])('shows %j as %j', (name, shown) => {
    expect(senderName(name)).toBe(shown);
  });
});

describe('rejectionMail', () => {
  it('comes from the product, with answers to nobody else, unless settings say otherwise', () => {
    const mail = rejectionMail(input);
    expect(mail).not.toHaveProperty('fromName');
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail.text).toBe('Dear Ada');
  });

  it('answers go to the address of the settings under the name of the sender', () => {
    const mail = rejectionMail({ ...input, senderName: 'Brookfield', replyTo: 'hr@b.test' });
    expect(mail).toMatchObject({
      fromName: 'Brookfield',
      replyTo: { name: 'Brookfield', address: 'hr@b.test' },
    });
  });

  it.each(['hr@b.test\r\nBcc: x@example.com', 'hr@b.test, x@example.com', 'none', '<hr@b.test>'])(
    'sends no answers to %j',
    (replyTo) => {
      expect(rejectionMail({ ...input, replyTo })).not.toHaveProperty('replyTo');
    },
  );
});
