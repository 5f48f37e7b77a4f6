/** Form of a Host header that may go into a policy: a name or an address, with or without a port. */
const plainHost = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i;

/**
 * The headers of a page as the product sends it, changed for development only: its policy allows web sockets to the
 * `host` that it was asked for by, over which it learns of what was edited. Not every browser counts those as 'self'.
 */
export function allowSockets(headers, host) {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string' || !plainHost.test(host ?? '')) return headers;
  const allowed = policy.replace(/(^|;\s*)(connect-src\s[^;]*)/, `$1$2 ws://${host} wss://${host}`);
  return { ...headers, 'content-security-policy': allowed };
}
