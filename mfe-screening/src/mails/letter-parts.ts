import { fillTemplate, fullNameOf, type TemplateValues } from '@shortlist/screening/template';

export interface LetterPart {
  readonly text: string;
  /** True for what took the place of a placeholder. */
  readonly isFilledIn: boolean;
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function split(text: string, values: readonly string[]): LetterPart[] {
  const wanted = values.filter((value) => value.trim() !== '').sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text, isFilledIn: false }];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${wanted.map(escape).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isFilledIn: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/**
 * A drafted letter in parts, those told from one person and job apart from what all letters say. A name is looked for
 * in the first line only: "Will" and "May" are words, too.
 */
export function letterParts(
  content: string,
  {
    company,
    nameless = 'applicant',
    ...values
  }: TemplateValues & { readonly company: string; readonly nameless?: string | undefined },
): LetterPart[] {
  const filled = fillTemplate(
    { subject: '{{first_name}}', content: '{{job_title}}', company: '', nameless },
    values,
  );
  const lineEnd = content.indexOf('\n');
  const greeting = lineEnd === -1 ? content : content.slice(0, lineEnd);
  return [
    ...split(greeting, [
      fullNameOf(values.candidateName),
      filled.subject,
      nameless,
      filled.content,
      company,
    ]),
    ...split(content.slice(greeting.length), [filled.content, company]),
  ];
}
