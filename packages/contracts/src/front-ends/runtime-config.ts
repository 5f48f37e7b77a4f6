import * as z from 'zod/mini';

/** Name of a remote: of its folder `mfe-<name>`, its variables and its entry in the registry. */
export const remoteName = z.string().check(
  z.regex(/^[a-z][a-z0-9]{1,29}$/),
  z.refine((name) => name !== 'shell' && name !== 'constructor'),
);
export type RemoteName = string;

/** One page of the product: which remote shows it and what the shell puts around it. */
const pageEntry = z.object({
  path: z.string(),
  remote: z.string(),
  title: z.string(),
  /** Only for the signed-in; others are sent to sign in first. */
  guarded: z.optional(z.boolean()),
  /** The page has the whole screen: no header. */
  bare: z.optional(z.boolean()),
  /** Ends with the legal links. */
  foot: z.optional(z.boolean()),
});
export type PageEntry = z.infer<typeof pageEntry>;

/** Served by the gateway as /config.json (no-cache) and read by the shell at start. */
export const runtimeConfig = z.object({
  /** Where the API answers, e.g. `/api`. */
  apiBaseUrl: z.string(),
  /** URL of each remote's Module Federation manifest. */
  remotes: z.record(z.string(), z.string()),
  /** The pages of all remotes, as their builds say them. */
  pages: z.array(pageEntry),
  /** Remotes of which it is not known which pages they have, as they could not be asked yet: an address may be one of theirs. */
  unread: z.optional(z.array(z.string())),
  /** Hash of a remote's manifest, in the form of SRI, where the registry of remotes knows it. */
  remoteIntegrity: z.optional(z.record(z.string(), z.string())),
  /** Present where people may make their own browser take remotes from some other origins: these, and what this one takes. */
  remoteOverrides: z.optional(
    z.object({ origins: z.array(z.string()), taken: z.record(z.string(), z.string()) }),
  ),
  /** Team of each remote and its mail address, where the registry of remotes knows them. */
  remoteOwners: z.optional(
    z.record(z.string(), z.object({ team: z.string(), contact: z.string() })),
  ),
  /** Where the contact form posts to. */
  contactWebhookUrl: z.string(),
  features: z.object({
    /** Show generated demo results, badged, when a screening fails. */
    demoFallback: z.boolean(),
    googleSignIn: z.boolean(),
    /** People can sign in with a passkey; a gateway of before does not say. */
    passkeys: z.optional(z.boolean()),
    /** A mailbox page exists at /mailbox (embedded mode only). */
    mailbox: z.boolean(),
  }),
  /** Where Google signs people in by OpenID Connect redirect; absent where the deployment has not set it up. */
  googleSignIn: z.optional(
    z.object({
      clientId: z.string().check(z.minLength(1)),
      /** A URL, or in the embedded mode a path of this site. */
      authorizationUrl: z
        .string()
        .check(z.refine((value) => /^\/[^/\\]/.test(value) || URL.canParse(value))),
    }),
  ),
  /** Tokens a month of the plans for which the operator set another number than the plan file's. */
  tokenLimits: z.optional(z.record(z.string(), z.number())),
  version: z.string(),
  /** Share of the page views that report how they went, 0 to 1; failures do always. Absent: the gateway takes no reports. */
  reportedViews: z.optional(z.number()),
  /** Path of the shell's own script as it is deployed now: a page that runs another is out of date. Absent where the gateway serves no shell. */
  shell: z.optional(z.string()),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
