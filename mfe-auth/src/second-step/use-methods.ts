import { useHost } from '@shortlist/web-kit';
import type { InputHTMLAttributes } from 'react';
import { useState } from 'react';
import { supportsPasskeys } from '../passkeys/passkey-support.js';
import type { PendingStep } from './pending-step.js';

export type Method = 'passkey' | 'code' | 'recoveryCode';

interface MethodText {
  readonly lead: string;
  readonly action: string;
  readonly instead: string;
  /** Absent where the browser asks, not the page. */
  readonly field?: {
    readonly label: string;
    readonly hint: string;
    readonly empty: string;
    readonly input: Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
    >;
  };
}

/** Texts of the page about each method. */
export const methodTexts: Readonly<Record<Method, MethodText>> = {
  passkey: {
    lead: 'Use your passkey, on this device or another one.',
    action: 'Use your passkey',
    instead: 'Use a passkey instead',
  },
  code: {
    lead: 'Enter the code that your authenticator app shows for Shortlist.',
    action: 'Continue',
    instead: 'Use an app code instead',
    field: {
      label: 'Code',
      hint: 'Six digits; a new one every 30 seconds.',
      empty: 'Please enter the code that your app shows.',
      input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    },
  },
  recoveryCode: {
    lead: 'Enter one of your saved recovery codes.',
    action: 'Continue',
    instead: 'Use a recovery code instead',
    field: {
      label: 'Recovery code',
      hint: 'Each works once. Capitals and hyphens do not matter.',
      empty: 'Please enter one of your recovery codes.',
      input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    },
  },
};

/** The ways that this page and browser have of those that the account has, and which one is shown. */
export function useMethods({ methods }: PendingStep) {
  const { config } = useHost();
  const hasPasskeys = config.features.passkeys === true && supportsPasskeys();
  const [chosen, choose] = useState<Method | null>(null);
  const usable = methods.filter(
    (method): method is Method => method !== 'other' && (method !== 'passkey' || hasPasskeys),
  );
  const method = chosen ?? usable[0] ?? 'recoveryCode';
  return { method, others: usable.filter((other) => other !== method), choose };
}
