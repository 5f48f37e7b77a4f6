/** Links of a document that are kept, at most, and the longest address that mail knows (RFC 5321). */
const MAX_MAILTOS = 20;
const MAX_LENGTH = 254;

/** The address of a 'mailto:' link (RFC 6068); null for any other link, and for one to several people. */
export function mailtoOf(link: string): string | null {
  const written = /^\s*mailto:([^?]{3,800})/i.exec(link)?.[1];
  if (written === undefined) return null;
  try {
    const address = decodeURIComponent(written).trim();
    return address.length <= MAX_LENGTH && /^[^\s@<>,;]+@[^\s@<>,;]+$/u.test(address)
      ? address
      : null;
  } catch {
    return null;
  }
}

/** The addresses of a document's links, each once, in their order. */
export function mailtosOf(links: readonly string[]): readonly string[] {
  const found = links.map(mailtoOf).filter((address) => address !== null);
  return [...new Set(found)].slice(0, MAX_MAILTOS);
}
