import { createTestTokens } from '@shortlist/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

const valid = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  JWT_PUBLIC_KEY: createTestTokens().publicKey,
  SMTP_URL: 'smtp://user:secret@mail.test:587',
  MAIL_FROM: 'Shortlist <no-reply@shortlist.test>',
  SUPPORT_MAILBOX: 'support@shortlist.test',
  APP_URL: 'https://app.shortlist.test//',
};

describe('readConfig', () => {
  it('reads the variables and trims the address of the product', () => {
    expect(readConfig(valid)).toMatchObject({
      smtpUrl: valid.SMTP_URL,
      appUrl: 'https://app.shortlist.test',
      port: 4004,
    });
  });

  it('waits for a silent mail server so long that what follows is still within the promised minute', () => {
    expect(readConfig(valid).smtpTimeoutMs).toBeLessThanOrEqual(50_000);
  });

  it('lists everything that is wrong at once, and no value', () => {
    const wrong = {
      ...valid,
      SMTP_URL: 'mail:secret',
      MAIL_FROM: 'a@x.test, b@x.test',
      SUPPORT_MAILBOX: '',
      SMTP_CONNECTIONS: '0',
    };
    const read = () => readConfig(wrong, { standalone: true });
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'SUPPORT_MAILBOX', 'SMTP_CONNECTIONS', 'AMQP_URL'])
      expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
  });
});
