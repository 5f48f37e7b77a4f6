import { describe, expect, it } from '@jest/globals';
import { findSettingsProblems, senderText, signatureText } from './mail-settings-form.js';

const settings = { senderName: '', company: '', signature: '', replyTo: '' };

describe('findSettingsProblems', () => {
  it('has none for blank settings, which stand for the defaults', () => {
    expect(findSettingsProblems(settings)).toBeNull();
    expect(findSettingsProblems({ ...settings, replyTo: 'jobs@example.com' })).toBeNull();
  });

  it('says a clear sentence for each field', () => {
    const problems = findSettingsProblems({
      senderName: 'a\nb',
      company: 'x'.repeat(201),
      signature: 'x'.repeat(501),
      replyTo: 'nobody',
    });
    expect(problems).toEqual({
      senderName: 'Please keep it on one line.',
      company: 'Please keep the company under 200 characters.',
      signature: 'Please keep the signature under 500 characters.',
      replyTo: 'Please enter a valid email address.',
    });
  });
});

describe('the preview', () => {
  it('names the sender, else the company, else the product', () => {
    expect(senderText({ ...settings, senderName: 'Mina', company: 'Brook' })).toBe('Mina');
    expect(senderText({ ...settings, company: 'Brook' })).toBe('Brook');
    expect(senderText(settings)).toBe('Shortlist');
  });

  it('ends with the signature, and with the company unless that is in it', () => {
    expect(signatureText(settings)).toBe('Best regards,\nHR Team');
    expect(signatureText({ ...settings, company: 'Brook' })).toBe('Best regards,\nHR Team\nBrook');
    const signature = 'Mina\nBrook';
    expect(signatureText({ ...settings, signature, company: 'Brook' })).toBe(
      'Best regards,\nMina\nBrook',
    );
  });
});
