import {
  type MailSettings,
  type MailSettingsInput,
  mailSettingsInput,
} from '@shortlist/contracts/mail-settings';

export type MailSettingsProblems = Partial<Record<keyof MailSettingsInput, string>>;

type Issue = NonNullable<ReturnType<typeof mailSettingsInput.safeParse>['error']>['issues'][number];

/** The sentence of an issue; where one of several would do, of the last, which asks for something. */
function sentenceOf(issue: Issue): string {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return inner?.message ?? issue.message;
}

/** What to change before the settings can be saved, by field; null when they can. */
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

/** Who an email says it is from. */
export function senderText({ senderName, company }: MailSettings): string {
  return senderName.trim() || company.trim() || 'Shortlist';
}

/** How an email of the default template ends. */
export function signatureText({ signature, company }: MailSettings): string {
  const lines = ['Best regards,', signature.trim() || 'HR Team'];
  const isNamed = company.trim() === '' || signature.includes(company.trim());
  return [...lines, ...(isNamed ? [] : [company.trim()])].join('\n');
}
