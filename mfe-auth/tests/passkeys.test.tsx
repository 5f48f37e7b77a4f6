import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderAuth } from './render-auth.js';

/** Questions to the browser; no person ever answers one. */
let prompts: CredentialRequestOptions[] = [];

beforeEach(() => {
  prompts = [];
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: () => Promise.resolve(true),
  });
  Object.assign(globalThis, { PublicKeyCredential });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: (options: CredentialRequestOptions) => {
        prompts.push(options);
        return new Promise((_resolve, reject) => {
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
        });
      },
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

it('keeps the prompt of the button when what the email field offers comes late', async () => {
  const user = userEvent.setup();
  const options = { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] };
  const waiting: ((answer: { options: object }) => void)[] = [];
  renderAuth('/signin', {
    features: { passkeys: true },
    answers: {
      beginPasskeySignIn: () => new Promise((resolve) => waiting.push(resolve)),
    },
  });
  // Hovering the email field prepares a passkey prompt.
  await user.click(await screen.findByRole('heading', { name: 'Sign in' }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.({ options });
  await waitFor(() => expect(prompts).toHaveLength(1));
  // All that follows from an answer is over when the next turn begins.
  await act(async () => {
    waiting[0]?.({ options });
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(prompts.map(({ mediation, signal }) => [mediation, signal?.aborted])).toEqual([
    [undefined, false],
  ]);
  expect(screen.queryByText('Sign In Failed')).toBeNull();
});
