import { oneLine } from '../mail.js';
import { type FoundMail, type Letter, wishes } from './letter.js';

const complaint =
  'If you do not agree, write to the company you applied to, or complain to your data protection authority.';

function copyOf({ parts }: FoundMail): string[] {
  if (parts.length === 0) return ['Nothing of it is kept any more.'];
  return parts.map(({ heading, lines }) => [oneLine(heading), ...lines].join('\n'));
}

/** A recruiter's answer to a candidate. */
export function answerText(mail: FoundMail): Letter {
  const { answer, reason, wish } = mail;
  const by = oneLine(mail.by);
  const asked = `You asked ${wishes[wish].asked}.`;
  const signed = `Answered by ${by} through Shortlist.`;
  switch (answer) {
    case 'deleted':
      return {
        subject: 'Your data was deleted',
        intro: `${asked} ${by} has deleted it.`,
        texts: [
          'We deleted the text of your resume, its data, its score with the reasons, notes, comments and emails. Nothing can be restored. With this email we also delete your name and address.',
          signed,
        ],
      };
    case 'sent':
      return {
        subject: 'What is kept about you',
        intro: `${asked} This is what ${by} keeps in Shortlist.`,
        texts: [
          ...copyOf(mail),
          'A score compares a resume with a job description. A person decides.',
          signed,
        ],
      };
    case 'corrected':
      return {
        subject: 'Your data was corrected',
        intro: `${asked} ${by} answers:`,
        texts: [reason, signed],
      };
    case 'declined':
    case 'other':
    case null:
      return {
        subject: 'An answer to your privacy request',
        intro: `${asked} ${by} has declined that, for this reason:`,
        texts: [reason, complaint, signed],
      };
  }
}
