import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import { fillTemplate } from './template.js';

/** Bounded, so that a long word without spaces is read once only. */
const GREETING = /(?:(?<!\S)\p{L}{1,20},? ){0,2}\{\{ *(?:first|full)_name *\}\}/u;

/** The greeting of a letter without a name: 'Dear applicant', 'Guten Tag'; null when the template names nobody. */
export function namelessGreeting(
  template: Pick<RejectionTemplate, 'subject' | 'content' | 'nameless'>,
): string | null {
  const found = GREETING.exec(template.content) ?? GREETING.exec(template.subject);
  if (!found) return null;
  const greeting = { ...template, subject: '', content: found[0], company: '' };
  return fillTemplate(greeting, { candidateName: '', jobTitle: '' }).content.trim();
}
