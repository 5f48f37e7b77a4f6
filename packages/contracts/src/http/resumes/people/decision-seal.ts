import * as z from 'zod/mini';
import { id, isoDate } from '../../../entities.js';

/** A text of a line that can be erased: the line has the HMAC-SHA-256 of `value` by `salt`, in hex. */
const personalPart = z.object({ salt: z.string(), value: z.string() });

const sealedLine = z.object({
  /**
   * The decision, with `number`, `previous` (hash of the line before) and the digests of the personal parts; null when
   * damaged.
   */
  line: z.nullable(z.record(z.string(), z.unknown())),
  /** SHA-256 of `line` as canonical JSON, in hex. */
  hash: z.string(),
  /** Those that were not erased. */
  personal: z.object({
    name: z.optional(personalPart),
    fileName: z.optional(personalPart),
    reason: z.optional(personalPart),
  }),
});

/** How a decision record is sealed (docs/api.md says how to check it). */
export const decisionSeal = z.object({
  /** Number and hash of the last line; 64 zeros before the first. */
  head: z.object({ lines: z.int().check(z.gte(0)), hash: z.string() }),
  /** When the first line was sealed; null before it. */
  since: z.nullable(isoDate),
  /** Number of the first line that was changed, moved or removed; null when all hold. */
  brokenAt: z.nullable(z.int()),
  /** All lines, where they were asked for. */
  lines: z.optional(z.array(sealedLine)),
});
export type DecisionSeal = z.infer<typeof decisionSeal>;

/** A decision record that outlived its screening. */
export const keptRecord = z.object({
  jobId: id,
  /** Blank for a screening without one. */
  title: z.string(),
  /** When the screening was started, and deleted. */
  createdAt: isoDate,
  deletedAt: isoDate,
  lines: z.int().check(z.gte(0)),
  keptUntil: isoDate,
});
export type KeptRecord = z.infer<typeof keptRecord>;
