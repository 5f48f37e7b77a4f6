/** Words that a template has in the place of an address. */
const TEMPLATE_WORDS = new Set(
  'your you yours my name firstname lastname first last surname forename fullname given email mail e address user username example someone somebody here'.split(
    ' ',
  ),
);
const TEMPLATE_DOMAIN = /^(your-?)?(domain|company|email|mail|provider|site|website)\b/;
const SIGNIFICANT_DIGITS = 9;
const FEWEST_DIGITS = 7;

/** Sites on which a page is a person's, with the part of its path that names the person. */
const PROFILES: readonly { readonly host: RegExp; readonly path: RegExp }[] = [
  { host: /^([a-z]{2,3}\.)?linkedin\.com$/, path: /^\/(?:in|pub)\/([^/]+)/ },
  { host: /^xing\.com$/, path: /^\/profile\/([^/]+)/ },
  { host: /^stackoverflow\.com$/, path: /^\/users\/(\d+)/ },
  { host: /^researchgate\.net$/, path: /^\/profile\/([^/]+)/ },
  { host: /^facebook\.com$/, path: /^\/([^/]+)/ },
  {
    host: /^(github|gitlab|bitbucket|codepen|kaggle|behance|dribbble|twitter|x|instagram|medium|about|orcid|huggingface|leetcode|hackerrank)\.(com|org|net|io|me|co)$/,
    path: /^\/@?([^/]+)/,
  },
];
/** A site of somebody's own has a word of their name in its address; shorter words are in any. */
const FEWEST_LETTERS = 4;

/** The form in which two addresses are compared; empty for none. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

/** True for what a template has in the place of an address: 'your.email@…', 'name@domain'. */
export function isTemplateAddress(email: string): boolean {
  const [local = '', domain = ''] = addressKey(email).split('@');
  if (TEMPLATE_DOMAIN.test(domain)) return true;
  const words = local.split(/[^\p{L}]+/u).filter(Boolean);
  const glued = local.replace(/[^\p{L}]/gu, '');
  return (
    (words.length > 0 && words.every((word) => TEMPLATE_WORDS.has(word))) ||
    /^(your?|my)(first|last|full)?(name|e?mail)(here)?$/.test(glued)
  );
}

/** The digits of a phone number that are the same with and without a country's code; null for what is no number. */
export function phoneKey(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  const key = digits.replace(/^0+/, '').slice(-SIGNIFICANT_DIGITS);
  if (key.length < FEWEST_DIGITS || new Set(key).size < 3) return null;
  return '01234567890123456789'.includes(key) ? null : key;
}

/** Null for what is no address. */
function readUrl(link: string): { readonly host: string; readonly path: string } | null {
  try {
    const { hostname, pathname } = new URL(/^[a-z]+:\/\//i.test(link) ? link : `https://${link}`);
    return {
      host: hostname.toLowerCase().replace(/^(www|m)\./, ''),
      path: decodeURIComponent(pathname).toLowerCase(),
    };
  } catch {
    return null;
  }
}

/** The form in which a link to somebody's profile, or to a site of their own, is compared; null for any other. */
export function profileKey(link: string, nameWords: readonly string[]): string | null {
  const url = readUrl(link.trim());
  if (!url) return null;
  const { host, path } = url;
  const known = PROFILES.find((profile) => profile.host.test(host));
  if (known) {
    const named = known.path.exec(path)?.[1];
    return named === undefined ? null : `${host.replace(/^[a-z]{2,3}\.(?=linkedin)/, '')}/${named}`;
  }
  const address = `${host}${path.replace(/(?<!\/)\/+$/, '')}`;
  const isOwn = nameWords.some((word) => word.length >= FEWEST_LETTERS && address.includes(word));
  return isOwn ? address : null;
}
