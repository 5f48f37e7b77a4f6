/** Characters that stand for themselves in a path and are never percent-encoded (RFC 3986 §2.3). */
const unreserved = /^[\w.~-]$/;
const segments = /^(\/([\w.~!$&'()*+,;=:@-]|%[0-9A-F]{2})+)+$/;
const dotSegment = /\/\.\.?(\/|$)/;

/** True when the encoded characters are UTF-8 without NUL. Ids and names have no others. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/**
 * True when `path` (without query) is spelled in the one way that the API recognises: no empty or dot segment, no
 * trailing slash, and exactly those characters of UTF-8, without NUL, percent-encoded that must be (RFC 3986 §6.2.2). Gateway and services
 * answer 404 to any other spelling, so that nothing is counted under one name and served under another.
 */
export function isCanonicalPath(path: string): boolean {
  if (!segments.test(path) || dotSegment.test(path)) return false;
  if (!path.includes('%')) return true;
  if (!isReadable(path)) return false;
  return [...path.matchAll(/%([0-9A-F]{2})/g)].every(
    ([, code = '']) => !unreserved.test(String.fromCharCode(parseInt(code, 16))),
  );
}
