import * as z from 'zod/mini';

/** Placeholders a rejection template may use, written `{{name}}`. */
export const templatePlaceholders = ['first_name', 'full_name', 'job_title', 'company'] as const;

/**
 * The template of a job's rejection emails, as a person sets it. `company` fills its placeholder; empty when not given.
 */
export const rejectionTemplateInput = z.object({
  subject: z.string().check(z.trim(), z.minLength(1, 'Please write a subject.'), z.maxLength(300)),
  content: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please write the email.'), z.maxLength(20_000)),
  company: z.string().check(z.trim(), z.maxLength(200)),
});

/** A language that rejections are written in. */
export const mailLanguage = z.object({
  /** ISO 639-1. */
  code: z.string(),
  /** In English. */
  name: z.string(),
});

/** The template as emails are drafted from it. */
export const rejectionTemplate = z.object({
  subject: z.string(),
  content: z.string(),
  company: z.string(),
  /** Code of its language. */
  language: z.optional(z.string()),
  /** Replacement for an unknown name; blank leaves it out. Absent is 'applicant'. */
  nameless: z.optional(z.string()),
  /** True when a person wrote it, so that another language replaces it. Absent is false. */
  edited: z.optional(z.boolean()),
  /** The languages it can be written in by itself. */
  languages: z.optional(z.array(mailLanguage)),
});
export type RejectionTemplate = z.infer<typeof rejectionTemplate>;
