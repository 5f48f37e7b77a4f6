import { templatePlaceholders, type RejectionTemplate } from '@shortlist/contracts';

/** What the placeholders stand for in one email. */
export interface PreviewValues {
  readonly candidateName: string;
  readonly jobTitle: string;
}

const placeholder = new RegExp(`\\{\\{ *(${templatePlaceholders.join('|')}) *\\}\\}`, 'g');
const honorific = /^(?:dr|mr|mrs|ms|miss|mx|prof|professor|sir|dame|rev|eng|ing)\.? /i;

/** The first name, or the whole name when it begins with an initial: how the server addresses a person. */
function firstNameOf(name: string): string {
  const words = name.trim().replace(honorific, '').split(/\s+/);
  const first = words[0] ?? '';
  return words.length === 1 || first.replaceAll('.', '').length > 1 ? first : words.join(' ');
}

/** The template with one candidate's values, for looking at; the server drafts what is sent. */
export function previewTemplate(
  { subject, content, company }: RejectionTemplate,
  { candidateName, jobTitle }: PreviewValues,
): { subject: string; content: string } {
  const values: Readonly<Record<string, string>> = {
    first_name: firstNameOf(candidateName) || 'applicant',
    job_title: jobTitle || 'open',
    company: company.trim(),
  };
  const fill = (text: string) =>
    // One pass: nothing in a value can become a placeholder. An empty value leaves its placeholder in sight.
    text.replace(placeholder, (whole, name: string) => values[name] || whole);
  return { subject: fill(subject), content: fill(content) };
}
