import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import { cleanTemplate, fillTemplate, type TemplateValues } from '@shortlist/screening/template';

/** Values of the placeholders in one email. */
export type PreviewValues = TemplateValues;

/** The template with one candidate's values, by the rules the server drafts with. */
export function previewTemplate(
  template: RejectionTemplate,
  values: PreviewValues,
): { subject: string; content: string } {
  return fillTemplate(cleanTemplate(template), values);
}

/**
 * Problem of a template, as a sentence: it names a company that nobody filled in, e.g. since the account's was removed.
 * Null when there is none.
 */
export function templateProblem(template: RejectionTemplate | null): string | null {
  const { subject = '', content = '', company = '' } = template ?? {};
  const namesCompany = /\{\{ *company *\}\}/.test(`${subject}\n${content}`);
  return namesCompany && company.trim() === ''
    ? 'The template names the company, and none is filled in.'
    : null;
}
