import {
  type MailSettings,
  type MailSettingsInput,
  mailSettingsInput,
  senderOf,
} from '@shortlist/contracts/mail-settings';
import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import { fillTemplate } from '@shortlist/screening/template';

export type MailSettingsProblems = Partial<Record<keyof MailSettingsInput, string>>;

type Issue = NonNullable<ReturnType<typeof mailSettingsInput.safeParse>['error']>['issues'][number];

/** The sentence of an issue; where one of several would do, of the last, which asks for something. */
function sentenceOf(issue: Issue): string {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return inner?.message ?? issue.message;
}

/** Changes needed before the settings can be saved, by field; null when none are. */
export function findSettingsProblems(settings: MailSettings): MailSettingsProblems | null {
  const { error } = mailSettingsInput.safeParse(settings);
  if (!error) return null;
  const problems: MailSettingsProblems = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as keyof MailSettingsInput;
    problems[field] ??= sentenceOf(issue);
  }
  return problems;
}

/** The sender that an email names. */
export function senderText(settings: MailSettings): string {
  return senderOf(settings) || 'Shortlist';
}

/** Fields to fill in before the first email is sent; null when none are needed. */
export function findSenderProblems(settings: MailSettings): MailSettingsProblems | null {
  const problems: MailSettingsProblems = {};
  if (senderOf({ ...settings, company: '' }) === '')
    problems.senderName = 'Please write who the emails are from.';
  if (settings.replyTo.trim() === '') problems.replyTo = 'Please enter where answers should go.';
  Object.assign(problems, findSettingsProblems(settings));
  return Object.keys(problems).length > 0 ? problems : null;
}

/** How emails by a template end with these settings, as receivers see it. */
export function endOf(template: RejectionTemplate | null, settings: MailSettings): string {
  const [closing = 'Best regards,', ...others] =
    template?.content
      .split(/\n\s*\n/)
      .at(-1)
      ?.split('\n') ?? [];
  if (template?.edited) {
    const company = template.company || settings.company;
    const end = { ...template, subject: '', content: [closing, ...others].join('\n'), company };
    return fillTemplate(end, { candidateName: '', jobTitle: '' }).content;
  }
  return signatureText(settings, closing);
}

/** How an email of the default template ends. */
export function signatureText(
  { signature, senderName, company }: MailSettings,
  closing = 'Best regards,',
): string {
  const name = signature.trim() || senderName.trim();
  const lines = [name, name.includes(company.trim()) ? '' : company.trim()].filter(Boolean);
  return [closing, ...(lines.length > 0 ? lines : ['HR Team'])].join('\n');
}
