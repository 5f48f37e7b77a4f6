import * as z from 'zod/mini';
import { hasPageShape, isForRemotes } from './pages.js';

/** One page, as the remote that shows it says it in its `src/pages.ts`; the build writes it into the manifest. */
export const remotePage = z.object({
  /** Address on the product's origin: lower case, words joined by hyphens. */
  path: z.string(),
  title: z.string(),
  /** Description of the page where it is listed or shared; at most about 160 characters. Default: that of the start page. */
  description: z.optional(z.string()),
  /** Only for the signed-in; others are sent to sign in first. */
  guarded: z.optional(z.boolean()),
  /** The page has the whole screen: no header. */
  bare: z.optional(z.boolean()),
  /** Frame of a bare page before the scripts are there: two halves instead of the logo alone. */
  split: z.optional(z.boolean()),
  /** Ends with the legal links. */
  foot: z.optional(z.boolean()),
  /** Search engines may list it. */
  listed: z.optional(z.boolean()),
  /** Anybody with its address may see people's data: it is named to no other site and to no search engine. */
  secret: z.optional(z.boolean()),
  /**
   * Module that the remote's App imports for this page alone, as it is written there: `./TermsPage.js`. The build
   * writes its scripts into the manifest, and the html of the page names them.
   */
  module: z.optional(z.string()),
  /**
   * First calls of the page to the API, by GET, the most needed before the others: paths below /api, where `{job}` is
   * the id that the page's address has as `job`. For signed-in users the html makes these calls, while the scripts are
   * on their way.
   */
  asks: z.optional(z.array(z.string())),
});
export type RemotePage = z.infer<typeof remotePage>;

const limits = { pages: 100, title: 80, description: 200, asks: 4 } as const;
const askShape = /^(\/([a-z0-9]+(-[a-z0-9]+)*|\{[a-z]+\}))+$/;
/** Characters that could be read as markup, end a line, or turn the direction of the following text. */
const unfit = /[<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const quote = (text: string) => JSON.stringify(text.slice(0, 60));

function refusalOf({
  path,
  title,
  description,
  listed,
  secret,
  asks = [],
}: RemotePage): string | null {
  if (!hasPageShape(path))
    return `${quote(path)} is no path of a page: write it like "/team-plans", in lower case, without dots, query or a slash at the end`;
  if (!isForRemotes(path)) return `${quote(path)} belongs to Shortlist itself: take another path`;
  if (title.trim() === '' || title.length > limits.title || unfit.test(title))
    return `the title of ${path} is to be 1 to ${limits.title} characters of plain text without < and >`;
  if (
    description !== undefined &&
    (description.length > limits.description || unfit.test(description))
  )
    return `the description of ${path} is to be at most ${limits.description} characters of plain text without < and >`;
  if (asks.length > limits.asks || !asks.every((ask) => askShape.test(ask)))
    return `what ${path} asks first is to be at most ${limits.asks} paths of the API like "/resumes/job/{job}/screening"`;
  if (listed && secret) return `${path} can not be both listed and secret`;
  return null;
}

/**
 * The pages that a remote's manifest names; none where it names none. Throws with a sentence when they are malformed, more than
 * 100, named twice, or claim what is not a remote's.
 */
export function readRemotePages(remote: string, value: unknown): RemotePage[] {
  const refuse = (why: string) => new Error(`The pages of ${remote} can not be used: ${why}.`);
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw refuse('they are no list');
  if (value.length > limits.pages)
    throw refuse(`there are ${value.length} of them, and a remote may have ${limits.pages}`);
  const taken = new Set<string>();
  return value.map((each: unknown, at) => {
    const parsed = remotePage.safeParse(each);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw refuse(
        `number ${at + 1} is not as it should be at ${quote(String(issue?.path[0] ?? ''))}`,
      );
    }
    const page = parsed.data;
    const refusal = refusalOf(page);
    if (refusal !== null) throw refuse(refusal);
    if (taken.has(page.path)) throw refuse(`${page.path} stands there twice`);
    taken.add(page.path);
    return page;
  });
}
