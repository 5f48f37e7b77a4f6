import { describe, expect, it } from 'vitest';
import { createWebhookSecret, signWebhook } from './sign-webhook.js';

describe('signWebhook', () => {
  const parts = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  };

  // The example of the Standard Webhooks reference libraries.
  it('signs as Standard Webhooks does', () => {
    expect(signWebhook(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], parts)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it('signs with each of two secrets', () => {
    const secrets = [createWebhookSecret(), createWebhookSecret()];
    const both = signWebhook(secrets, parts);
    expect(both.split(' ')).toEqual(secrets.map((secret) => signWebhook([secret], parts)));
  });

  it('makes secrets of 32 bytes, each another', () => {
    const secret = createWebhookSecret();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(createWebhookSecret()).not.toBe(secret);
  });
});
