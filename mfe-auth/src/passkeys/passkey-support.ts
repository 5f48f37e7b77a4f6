import { ApiError } from '@shortlist/web-kit';
import { loadModule } from '../api/load-module.js';

/** Loads the library that asks the browser for passkeys. Throws ApiError when it can't be loaded. */
export const loadWebAuthn = () => loadModule(() => import('@simplewebauthn/browser'));

/** Whether this browser has passkeys; it has none for an address without https. */
export function supportsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/** Why the browser gave no passkey; null for what is no answer of the browser. */
export function describePasskeyFailure(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof ApiError) return null;
  switch (error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'No passkey was chosen. You can try again.';
    case 'InvalidStateError':
      return 'This device has a passkey for your account already.';
    case 'NotSupportedError':
      return 'This browser can’t use a passkey here. Please sign in another way.';
    case 'SecurityError':
      return 'Passkeys do not work at this address. Please open Shortlist at its usual address.';
    default:
      return null;
  }
}
