import { describe, expect, it } from '@jest/globals';
import { draftRejection } from './draft-rejection.js';

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
    expect(content).toContain('HR Team');
  });

  it('never mentions a score or a percentage', () => {
    const { subject, content } = draftRejection({ candidateName: 'A B', jobTitle: 'Chef' });
    expect(subject + content).not.toMatch(/score|percent|%|\d/i);
  });
});
