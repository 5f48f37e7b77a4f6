import { describe, expect, it } from 'vitest';
import { defaultTemplate } from './default-template.js';
import { draftRejection } from './draft-rejection.js';
import { firstNameOf } from './first-name.js';
import { cleanTemplate, fillTemplate, findTemplateFault } from './template.js';

const template = (change: Partial<Parameters<typeof findTemplateFault>[0]> = {}) => ({
  subject: 'Your application as {{job_title}}',
  content: 'Dear {{first_name}},\n\nthank you.\n\n{{company}}',
  company: 'Harbour Vale',
  ...change,
});
const ada = { candidateName: 'Ada King', jobTitle: 'Chef' };

describe('fillTemplate', () => {
  it('puts first name, job title and company in', () => {
    expect(fillTemplate(template(), ada)).toEqual({
      subject: 'Your application as Chef',
      content: 'Dear Ada,\n\nthank you.\n\nHarbour Vale',
    });
  });

  it('greets nobody by a guessed name', () => {
    expect(fillTemplate(template(), { ...ada, isNameGuessed: true }).content).toMatch(
      /^Dear applicant,/,
    );
    expect(fillTemplate(template(), { ...ada, isNameGuessed: false }).content).toMatch(
      /^Dear Ada,/,
    );
  });

  it.each([
    ['{{company}} King', '{{first_name}}'],
    ['{{first_name}}', '{{{{job_title}}}}'],
    ['$& $1 $$', "$` $'"],
    ['{', '}}'],
    ['{{first_\u200bname}}', '{ {company} }'],
    ['', ''],
  ])('never leaves a brace, whatever %j and %j hold', (candidateName, jobTitle) => {
    const { subject, content } = fillTemplate(template({ company: '{{x}} & {y' }), {
      candidateName,
      jobTitle,
    });
    expect(subject + content).not.toMatch(/[{}$]/);
    expect(content).not.toMatch(/Dear ,/);
  });
});

describe('findTemplateFault', () => {
  it('accepts the placeholders, with spaces inside the braces too', () => {
    expect(findTemplateFault(template({ subject: '{{ job_title }}' }))).toBeNull();
    expect(fillTemplate(template({ subject: '{{ job_title }}' }), ada).subject).toBe('Chef');
  });

  it.each([
    ['Dear {{name}}', '{{name}}'],
    ['Dear {first_name}', '{first_name}'],
    ['Dear {{First_Name}}', '{{First_Name}}'],
    ['Dear {{first_name', '{{'],
    ['Dear first_name}}', '}}'],
    ['Dear {{first_{{first_name}}name}}', '{{first_name}}'],
    ['Dear {{{first_name}}}', '{}'],
    ['Dear {{}}', '{{}}'],
    ['Dear {{score}} {{reason}}', '{{score}}'],
  ])('refuses %s', (content, placeholder) => {
    const fault = findTemplateFault(template({ content }));
    expect(fault).toEqual({ kind: 'unknown-placeholder', placeholder });
  });

  it('refuses a company that is named and not given, and a template that is empty once cleaned', () => {
    expect(findTemplateFault(template({ company: '' }))).toEqual({ kind: 'company-missing' });
    expect(findTemplateFault(cleanTemplate(template({ company: ' {}\u200b ' })))).toEqual({
      kind: 'company-missing',
    });
    expect(findTemplateFault(cleanTemplate(template({ subject: '\u200b\u0000' })))).toEqual({
      kind: 'empty',
    });
    expect(findTemplateFault(template({ content: '{{job_title}} '.repeat(60) }))).toEqual({
      kind: 'too-many-placeholders',
    });
  });
});

describe('cleanTemplate', () => {
  it('keeps lines, and takes out what would break a header or hide in the text', () => {
    const cleaned = cleanTemplate({
      subject: ' Hello\r\nBcc: all@example.com\u202e ',
      content: 'One\r\ntwo\u0000\n\n\tthree \u200b',
      company: '<b>A\n& {B}</b>',
    });
    expect(cleaned).toEqual({
      subject: 'Hello Bcc: all@example.com',
      content: 'One\ntwo\n\n three',
      company: 'bA & B/b',
    });
  });
});

describe('defaultTemplate', () => {
  it('has no fault, with a company and without', () => {
    const input = { jobTitle: 'Senior {{Chef}}', jobDescription: '{{a}} {b c' };
    for (const company of [undefined, '', 'Harbour Vale', '{{x}}']) {
      const made = defaultTemplate({ ...input, ...(company === undefined ? {} : { company }) });
      expect(findTemplateFault(made)).toBeNull();
      expect(cleanTemplate(made)).toEqual(made);
    }
  });

  it('is signed as wished, and can not be given a placeholder, or the company twice, by the signature', () => {
    const signed = (signature: string, company = 'Harbour Vale') => {
      const made = defaultTemplate({ jobTitle: 'Chef', company, signature });
      expect(findTemplateFault(made)).toBeNull();
      return fillTemplate(made, ada).content.split('Best regards,\n')[1];
    };
    expect(signed(' Anna Hill\r\nRecruiter\u0000 ')).toBe('Anna Hill\nRecruiter\nHarbour Vale');
    expect(signed('Anna Hill', '')).toBe('Anna Hill');
    expect(signed('Anna Hill, Harbour Vale')).toBe('Anna Hill, Harbour Vale');
    expect(signed('{{first_name}} {{{{company}} }')).toBe('first_name company\nHarbour Vale');
    expect(signed(' {}\u200b ')).toBe('Harbour Vale');
  });

  it('is signed by the sender, or the company, and by a team only where nothing else is known', () => {
    const signed = (sender: { senderName?: string; company?: string; signature?: string }) =>
      fillTemplate(defaultTemplate({ jobTitle: 'Chef', ...sender }), ada).content.split(
        'Best regards,\n',
      )[1];
    expect(signed({ senderName: 'Anna {{Hill}}', company: 'Harbour Vale' })).toBe(
      'Anna Hill\nHarbour Vale',
    );
    expect(signed({ senderName: 'Harbour Vale', company: 'Harbour Vale' })).toBe('Harbour Vale');
    expect(signed({ senderName: 'Anna', signature: 'A. Hill, HR' })).toBe('A. Hill, HR');
    expect(signed({ senderName: ' ', company: '' })).toBe('HR Team');
  });

  it('names the company twice when there is one', () => {
    const { content } = draftRejection({ ...ada, company: 'Harbour Vale' });
    expect(content).toContain('the Chef position at Harbour Vale and');
    expect(content.endsWith('Best regards,\nHarbour Vale')).toBe(true);
  });
});

describe('firstNameOf', () => {
  it.each([
    ['Amara Okafor', 'Amara'],
    ['Dr. Jean-Luc Picard', 'Jean-Luc'],
    ['J. R. Smith', 'J. R. Smith'],
    ['李小龍', '李小龍'],
    ['Prince', 'Prince'],
    ['Unknown candidate', ''],
    ['  ', ''],
  ])('of %j is %j', (name, first) => {
    expect(firstNameOf(name)).toBe(first);
  });
});
