const MAX_LINKS = 10;
const MAX_LENGTH = 300;
const LINK =
  /(?<![\p{L}\p{N}@.-])(?:https?:\/\/|www\.|(?:[a-z]{2,3}\.)?linkedin\.com\/|github\.com\/|gitlab\.com\/)[^\s<>"'()[\]{}|\\^`]{2,300}/giu;
/** The rest of a link that a narrow column wraps behind a hyphen. */
const WRAPPED = /^\n[ \t]{0,9}([\p{Ll}\p{N}][\p{L}\p{N}_/-]{0,99})(?=\s|$)/u;
/** Sites on which only a path leads to a person. */
const PROFILE_SITE = /^(?:www\.|[a-z]{2,3}\.)?(?:linkedin|github|gitlab)\.com$/;

function toUrl(written: string): string | null {
  const bare = written.replace(/[.,;:!?·•]{1,20}$/u, '');
  const whole = /^https?:\/\//i.test(bare) ? bare : `https://${bare}`;
  if (whole.length > MAX_LENGTH || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  const isPublic = /^(?:[a-z0-9-]+\.)+[a-z]{2,24}$/.test(url.hostname);
  if (!isPublic || url.username !== '' || url.password !== '') return null;
  if (PROFILE_SITE.test(url.hostname) && url.pathname.length < 2) return null;
  return whole;
}

/** Links of a resume as http(s) addresses, in order, each once, at most ten; any that is not public is left out. */
export function findLinks(text: string): readonly string[] {
  const links = new Map<string, string>();
  for (const { 0: written, index } of text.matchAll(LINK)) {
    const end = index + written.length;
    const rest = /[-‐]$/.test(written) ? WRAPPED.exec(text.slice(end, end + 120))?.[1] : '';
    const link = toUrl(written + (rest ?? ''));
    if (!link) continue;
    const key = link.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
    if (!links.has(key)) links.set(key, link);
    if (links.size === MAX_LINKS) break;
  }
  return [...links.values()];
}
