import * as z from 'zod/mini';

/** Placeholders a rejection template may use, written `{{name}}`. */
export const templatePlaceholders = ['first_name', 'job_title', 'company'] as const;

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

/** The template as it is stored. */
export const rejectionTemplate = z.object({
  subject: z.string(),
  content: z.string(),
  company: z.string(),
});
export type RejectionTemplate = z.infer<typeof rejectionTemplate>;
