import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import { cleanTemplate, fillTemplate, type TemplateValues } from '@shortlist/screening/template';

/** What the placeholders stand for in one email. */
export type PreviewValues = TemplateValues;

/** The template with one candidate's values, by the rules the server drafts with. */
export function previewTemplate(
  template: RejectionTemplate,
  values: PreviewValues,
): { subject: string; content: string } {
  return fillTemplate(cleanTemplate(template), values);
}
