import { z } from 'zod';

/** Name of a remote: of its folder `mfe-<name>`, its variables and its entry in the registry. */
export const remoteName = z
  .string()
  .regex(/^[a-z][a-z0-9]{1,29}$/)
  // The first is no remote, the second a property that every object has.
  .refine((name) => name !== 'shell' && name !== 'constructor');
export type RemoteName = string;

/** One page of the product: which remote shows it and what the shell puts around it. */
const pageEntry = z.object({
  path: z.string(),
  remote: z.string(),
  title: z.string(),
  /** Only for the signed-in; others are sent to sign in first. */
  guarded: z.boolean().optional(),
  /** The page has the whole screen: no header. */
  bare: z.boolean().optional(),
  /** Ends with the legal links. */
  foot: z.boolean().optional(),
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
  unread: z.array(z.string()).optional(),
  /** Hash of a remote's manifest, in the form of SRI, where the registry of remotes knows it. */
  remoteIntegrity: z.record(z.string(), z.string()).optional(),
  /** Present where people may make their own browser take remotes from some other origins: these, and what this one takes. */
  remoteOverrides: z
    .object({ origins: z.array(z.string()), taken: z.record(z.string(), z.string()) })
    .optional(),
  /** Whose a remote is and where they read mail, where the registry of remotes knows it. */
  remoteOwners: z
    .record(z.string(), z.object({ team: z.string(), contact: z.string() }))
    .optional(),
  /** Where the contact form posts to. */
  contactWebhookUrl: z.string(),
  features: z.object({
    /** Show generated demo results, badged, when a screening fails. */
    demoFallback: z.boolean(),
    googleSignIn: z.boolean(),
    /** People can sign in with a passkey; a gateway of before does not say. */
    passkeys: z.boolean().optional(),
    /** A mailbox page exists at /mailbox (embedded mode only). */
    mailbox: z.boolean(),
  }),
  /** Where Google signs people in by OpenID Connect redirect; absent where the deployment has not set it up. */
  googleSignIn: z
    .object({
      clientId: z.string().min(1),
      /** A URL, or in the embedded mode a path of this site. */
      authorizationUrl: z
        .string()
        .refine((value) => /^\/[^/\\]/.test(value) || URL.canParse(value)),
    })
    .optional(),
  version: z.string(),
  /** Share of the page views that report how they went, 0 to 1; failures do always. Absent: the gateway takes no reports. */
  reportedViews: z.number().optional(),
  /** Path of the shell's own script as it is deployed now: a page that runs another is out of date. Absent where the gateway serves no shell. */
  shell: z.string().optional(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfig>;
