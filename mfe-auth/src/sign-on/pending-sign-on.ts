const pendingKey = 'shortlist.single-sign-on';
const answerKey = 'shortlist.single-sign-on-test';

/** Reason why this tab left for an identity provider. */
export type PendingSignOn =
  | { readonly kind: 'sign-in'; readonly destination: string }
  /** An admin tests the settings, and goes back to the page of their workspace. */
  | { readonly kind: 'test'; readonly page: string };

/** Answer of a provider: a code, or its word for why there is none. */
export type SignOnAnswer =
  | { readonly state: string; readonly code: string; readonly iss?: string | undefined }
  | { readonly error: string };

/** Reads the answer from the query of the page that the provider returns to; null when there is none. */
export function readSignOnAnswer(search: string): SignOnAnswer | null {
  const query = new URLSearchParams(search);
  const [state, code, error] = [query.get('state'), query.get('code'), query.get('error')];
  if (state && code) return { state, code, iss: query.get('iss') ?? undefined };
  return error === null ? null : { error };
}

/** Remembers for this tab why it leaves. */
export function storePendingSignOn(pending: PendingSignOn): void {
  sessionStorage.setItem(pendingKey, JSON.stringify(pending));
}

/** Reason why the tab left, which is forgotten at once. Null when it did not leave. */
export function consumePendingSignOn(): PendingSignOn | null {
  const { kind, destination, page } = consume(pendingKey);
  if (kind === 'sign-in' && typeof destination === 'string') return { kind, destination };
  if (kind === 'test' && typeof page === 'string') return { kind, page };
  return null;
}

/** Hands the answer of a test to the page of the workspace, whose address the provider does not know. */
export function storeTestAnswer(answer: SignOnAnswer): void {
  sessionStorage.setItem(answerKey, JSON.stringify(answer));
}

/** The answer of a test, once; null when there is none. */
export function consumeTestAnswer(): SignOnAnswer | null {
  const { state, code, iss, error } = consume(answerKey);
  if (typeof state === 'string' && typeof code === 'string')
    return { state, code, iss: typeof iss === 'string' ? iss : undefined };
  return typeof error === 'string' ? { error } : null;
}

function consume(key: string): Readonly<Record<string, unknown>> {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Written by something else than this page.
    return {};
  }
}
