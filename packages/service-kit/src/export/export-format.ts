import { z } from 'zod';

/**
 * Form in which services send their part of an export: lines of heads, each followed by the content of its file as it
 * is to be stored. Content is JSON, which never begins a line with this.
 */
export const headMark = '#';

const exportedFile = z.object({
  /** In the archive, e.g. `account/profile.json`. */
  path: z.string(),
  /** Its content, as a sentence. */
  about: z.string(),
  /** For files of which there are many: how all of them are called; default `path`. */
  pattern: z.string().optional(),
});
export type ExportedFile = z.infer<typeof exportedFile>;

const leftOut = z.object({
  /** As the beginning of a sentence: 'Passwords'. */
  what: z.string(),
  why: z.string(),
});
export type LeftOut = z.infer<typeof leftOut>;

/** Of each collection of a service, by its name among the models: the file it is in, or why it is left out. */
export type ExportCoverage<Names extends PropertyKey> = Readonly<Record<Names, string | LeftOut>>;

export const exportHead = z.discriminatedUnion('head', [
  exportedFile.extend({ head: z.literal('file') }),
  leftOut.extend({ head: z.literal('left-out') }),
  /** Without it the part is not whole. */
  z.object({ head: z.literal('end') }),
]);
export type ExportHead = z.infer<typeof exportHead>;
