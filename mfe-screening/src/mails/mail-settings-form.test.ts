import { describe, expect, it } from 'vitest';
import {
  endOf,
  findSenderProblems,
  findSettingsProblems,
  senderText,
  signatureText,
} from './mail-settings-form.js';

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
    expect(signatureText({ ...settings, company: 'Brook' })).toBe('Best regards,\nBrook');
    const signature = 'Mina\nBrook';
    expect(signatureText({ ...settings, signature, company: 'Brook' })).toBe(
      'Best regards,\nMina\nBrook',
    );
  });
});

describe('the sender before the first emails', () => {
  const blank = { senderName: '', company: '', signature: '', replyTo: '' };
  const whole = { ...blank, senderName: 'Ann Hill', replyTo: 'ann@example.com' };

  it('needs a name that can be read and an address', () => {
    expect(findSenderProblems(whole)).toBeNull();
    expect(findSenderProblems(blank)).toEqual({
      senderName: 'Please write who the emails are from.',
      replyTo: 'Please enter where answers should go.',
    });
    for (const change of [
      { senderName: ' ' },
      { senderName: '<>"' },
      { senderName: 'Ann\r\nBcc: all@example.com' },
      { replyTo: 'ann' },
      { replyTo: 'ann@example.com\r\nBcc: all@example.com' },
      { replyTo: 'ann@example.com, bob@example.com' },
    ]) {
      expect(findSenderProblems({ ...whole, ...change })).not.toBeNull();
    }
  });

  it('signs in the language of the template, and by what a person wrote there', () => {
    const template = { subject: '', content: 'Guten Tag,\n\nMit Grüßen\nPersonal', company: '' };
    expect(endOf(template, { ...whole, company: 'Brook' })).toBe('Mit Grüßen\nAnn Hill\nBrook');
    const edited = { ...template, content: 'Hi\n\nBye,\nDan at {{company}}', edited: true };
    expect(endOf(edited, { ...whole, company: 'Brook' })).toBe('Bye,\nDan at Brook');
    expect(endOf(null, whole)).toBe('Best regards,\nAnn Hill');
  });
});
