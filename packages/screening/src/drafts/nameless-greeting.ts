/** Bounded, so that a long word without spaces is read once only. */
const GREETING = /((?<!\S)\p{L}{1,20} )?\{\{ *first_name *\}\}/u;

/** What a letter by a template says where it would name a person: 'Dear applicant'; null when it names nobody. */
export function namelessGreeting({
  subject,
  content,
}: {
  readonly subject: string;
  readonly content: string;
}): string | null {
  const found = GREETING.exec(content) ?? GREETING.exec(subject);
  return found && `${found[1] ?? ''}applicant`;
}
