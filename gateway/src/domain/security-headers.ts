export interface ContentSecurityPolicyInput {
  /** Fresh for each html response; styled-components puts it on its style element. */
  readonly nonce: string;
  /** SHA-256 of each script that the html holds itself, in base64. */
  readonly scriptHashes: readonly string[];
  /** Origins that remotes are loaded from, besides this one. */
  readonly remoteOrigins: readonly string[];
  /** Origins that the pages may call, besides this one and the remotes'. */
  readonly connectOrigins: readonly string[];
}

/** The Content-Security-Policy of the product's pages: of inline scripts those named, no eval, styles by nonce. */
export function createContentSecurityPolicy(input: ContentSecurityPolicyInput): string {
  const remotes = input.remoteOrigins.join(' ');
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...input.scriptHashes.map((hash) => `'sha256-${hash}'`), remotes],
    ['style-src', "'self'", `'nonce-${input.nonce}'`],
    // A file as it was sent is shown from the tab's memory.
    ['img-src', "'self'", 'data:', 'blob:', remotes],
    ['frame-src', "'self'", 'blob:'],
    ['font-src', "'self'", remotes],
    ['connect-src', "'self'", remotes, ...input.connectOrigins],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.filter(Boolean).join(' ')).join('; ');
}

/** Distinct origins of the absolute URLs among `urls`; relative ones are this origin's own. */
export function externalOrigins(urls: readonly string[]): string[] {
  const origins = urls.flatMap((url) => (URL.canParse(url) ? [new URL(url).origin] : []));
  return [...new Set(origins)];
}
