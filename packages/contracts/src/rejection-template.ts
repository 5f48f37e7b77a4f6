import { z } from 'zod';

/** Placeholders a rejection template may use, written `{{name}}`. */
export const templatePlaceholders = ['first_name', 'job_title', 'company'] as const;

/**
 * The template of a job's rejection emails, as a person sets it. `company` fills its placeholder; empty when not given.
 */
export const rejectionTemplateInput = z.object({
  subject: z.string().trim().min(1, 'Please write a subject.').max(300),
  content: z.string().trim().min(1, 'Please write the email.').max(20_000),
  company: z.string().trim().max(200),
});

/** The template as it is stored. */
export const rejectionTemplate = z.object({
  subject: z.string(),
  content: z.string(),
  company: z.string(),
});
export type RejectionTemplate = z.infer<typeof rejectionTemplate>;
