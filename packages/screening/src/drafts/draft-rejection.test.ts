import { describe, expect, it } from 'vitest';
import { defaultTemplate } from './default-template.js';
import { draftRejection } from './draft-rejection.js';
import { namelessGreeting } from './nameless-greeting.js';
import { rejectionLanguage, rejectionLanguages } from './rejection-language.js';

const maria = {
  candidateName: 'Dr. Maria Lopez',
  jobTitle: 'Koch',
  jobDescription: 'Koch im Hotel',
  company: 'Brook',
};

describe('draftRejection', () => {
  it('names the job, is signed, and takes the subject from the first three words of the job description', () => {
    const { subject, content } = draftRejection({
      candidateName: 'Amara Okafor',
      jobTitle: 'Senior Ward Manager',
      jobDescription: 'Acute Ward Manager\n\nHarbour Vale Hospital…',
    });
    expect(subject).toBe('Thank you for your application - Acute Ward Manager Position');
    expect(content).toMatch(/^Dear Amara,/);
    expect(content).toContain('the Senior Ward Manager position');
    expect(content.endsWith('HR Team')).toBe(true);
  });

  it('takes the subject from the title when there is no description', () => {
    expect(draftRejection({ candidateName: 'A B', jobTitle: 'Chef' }).subject).toBe(
      'Thank you for your application - Chef Position',
    );
  });

  it('greets a person without a known name', () => {
    expect(
      draftRejection({ candidateName: 'Unknown candidate', jobTitle: 'Chef' }).content,
    ).toMatch(/^Dear applicant,/);
  });

  it.each([
    ['placeholders', '{{first_name}} ${name} %s <name> [name]'],
    ['line breaks and header fields', 'Chef\r\nBcc: everyone@example.com'],
    ['control and direction characters', 'Chef\u0000\u202eevil\u200b'],
    ['nothing', ''],
    ['a word without end', 'x'.repeat(50_000)],
  ])('never stores %s', (_, text) => {
    const { subject, content } = draftRejection({
      candidateName: text,
      jobTitle: text,
      jobDescription: text,
      company: text,
    });
    expect(subject).toMatch(/^Thank you for your application - \P{C}{1,120} Position$/u);
    expect(subject + content).not.toMatch(/[{}<>[\]$%]|\p{Cc}(?<!\n)|\p{Cf}/u);
    expect(subject).not.toContain('\n');
    expect(content.length).toBeLessThan(2_000);
    expect(content).toMatch(/Best regards,\n\P{C}+$/u);
  });

  it('never mentions a score or a percentage', () => {
    const { subject, content } = draftRejection({ candidateName: 'A B', jobTitle: 'Chef' });
    expect(subject + content).not.toMatch(/score|percent|%|\d/i);
  });

  it('claims nothing about how a resume was read', () => {
    for (const { code } of rejectionLanguages) {
      const { content } = draftRejection({ ...maria, language: code });
      expect(content).not.toMatch(
        /review|with care|consideration|geprüft|sorgf|examin|revis|esamin|zorgvuldig/i,
      );
    }
  });

  it('writes in English where the language is not known', () => {
    const english = draftRejection(maria);
    for (const language of [null, '', 'xx', 'EN', '../en', 'constructor']) {
      expect(draftRejection({ ...maria, language })).toEqual(english);
    }
  });
});

describe.each(rejectionLanguages)('a rejection in $name', ({ code }) => {
  const { rejection: words } = rejectionLanguage(code);
  const draft = draftRejection({ ...maria, language: code });

  it('names the job, the company and, where the greeting does, the person', () => {
    expect(draft.content).toContain('Koch');
    expect(draft.content.match(/Brook/g)).toHaveLength(2);
    expect(draft.subject).toContain('Koch im Hotel');
    expect(draft.content.includes('Maria')).toBe(words.greeting.includes('_name'));
    expect(draft.subject + draft.content).not.toMatch(/[{}]|Dr\./);
  });

  it('leaves out what is not known', () => {
    const { subject, content } = draftRejection({
      candidateName: 'Unknown candidate',
      jobTitle: 'Koch',
      jobDescription: '***',
      language: code,
    });
    expect(subject + content).not.toMatch(/[{}]| [,:.!]|Unknown|undefined/);
    expect(content.split('\n')[0]).toMatch(/^\p{Lu}[\p{L}, ]*[,:]$/u);
    expect(content.endsWith(words.team)).toBe(true);
  });

  it('guesses nobody’s gender', () => {
    expect(draft.content).not.toMatch(
      /\b(?:Mr|Mrs|Ms|Herr|Frau|Monsieur|Madame|Sr|Sra|Sig|Gentile|Estimad|Prezad|Car[oa]|Lieber?|Szanown|Pan[ia]?)\b/,
    );
  });
});

describe('greetings', () => {
  it.each([
    ['de', 'Guten Tag Maria Lopez,', 'Guten Tag,', 'Guten Tag'],
    ['en', 'Dear Maria,', 'Dear applicant,', 'Dear applicant'],
    ['es', 'Hola, Maria Lopez:', 'Hola:', 'Hola'],
    ['fr', 'Bonjour Maria Lopez,', 'Bonjour,', 'Bonjour'],
    ['it', 'Buongiorno Maria Lopez,', 'Buongiorno,', 'Buongiorno'],
    ['nl', 'Beste Maria Lopez,', 'Beste sollicitant,', 'Beste sollicitant'],
    ['pl', 'Dzień dobry,', 'Dzień dobry,', null],
    ['pt', 'Olá, Maria Lopez,', 'Olá,', 'Olá'],
  ])('%s: %s', (language, named, nameless, said) => {
    const firstLine = (name: string) =>
      draftRejection({ ...maria, candidateName: name, language }).content.split('\n')[0];
    expect(firstLine('Maria Lopez')).toBe(named);
    expect(firstLine('')).toBe(nameless);
    expect(namelessGreeting(defaultTemplate({ jobTitle: 'Koch', language }))).toBe(said);
  });
});
