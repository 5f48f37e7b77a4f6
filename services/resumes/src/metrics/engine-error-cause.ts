import type { EngineError, ProviderDetails } from '@shortlist/screening';

/** Why an engine gave no answer, as one of a few words that an operator can act on. */
export type EngineErrorCause =
  | 'no-credit'
  | 'key'
  | 'model-or-address'
  | 'rate-limit'
  | 'provider-fault'
  | 'refused-text'
  | 'unreachable'
  | 'bad-answer'
  | 'not-set-up';

const noCredit = ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active'];

function ofStatus(status: number, { code, type }: ProviderDetails): EngineErrorCause {
  const isUnpaid = [code, type].some((name) => name !== null && noCredit.includes(name));
  if (status === 402 || isUnpaid) return 'no-credit';
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'model-or-address';
  if (status === 429) return 'rate-limit';
  if (status >= 500 || status === 408 || status === 409) return 'provider-fault';
  return 'refused-text';
}

/** The cause of an engine's failure. */
export function engineErrorCause({ fault, provider }: EngineError): EngineErrorCause {
  if (provider?.status) return ofStatus(provider.status, provider);
  if (fault === 'unavailable') return 'unreachable';
  return fault === 'refused' ? 'not-set-up' : 'bad-answer';
}
