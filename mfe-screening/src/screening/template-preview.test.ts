import { describe, expect, it } from 'vitest';
import { previewTemplate } from './template-preview.js';

const ada = { candidateName: 'Ada King', jobTitle: 'Chef' };
const template = (content: string, company = 'Harbour Vale') => ({
  subject: 'Your application as {{ job_title }}',
  content,
  company,
});

describe('previewTemplate', () => {
  it('puts the values in', () => {
    expect(previewTemplate(template('Dear {{first_name}}, {{company}}'), ada)).toEqual({
      subject: 'Your application as Chef',
      content: 'Dear Ada, Harbour Vale',
    });
  });

  it.each([
    ['Dr. Ada King', 'Ada'],
    ['A. King', 'A. King'],
    ['  Ada  ', 'Ada'],
    ['', 'applicant'],
    ['{{company}} $&', 'company'],
    ['Unknown candidate', 'applicant'],
  ])('addresses %j as %j', (candidateName, shown) => {
    const { content } = previewTemplate(template('{{first_name}}'), { ...ada, candidateName });
    expect(content).toBe(shown);
  });

  it('leaves in sight what has no value or is not known', () => {
    expect(previewTemplate(template('{{company}} {{score}}', ' '), ada).content).toBe(
      '{{company}} {{score}}',
    );
  });
});
