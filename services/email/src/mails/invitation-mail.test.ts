import { describe, expect, it } from 'vitest';
import { invitationMail } from './invitation-mail.js';

const invitation = {
  to: 'mina@example.com',
  token: 'tok/en+1',
  workspace: 'Brookfield Foods',
  invitedBy: 'Olga Brandt',
  role: 'recruiter',
  expiresInDays: 7,
};
const write = (changes: Partial<typeof invitation> = {}) =>
  invitationMail('https://app.shortlist.test', { ...invitation, ...changes });

describe('invitationMail', () => {
  it('says who invites where and as what, and brings the link with its secret in the fragment', () => {
    const { to, subject, text, html } = write();
    expect(to).toBe('mina@example.com');
    expect(subject).toBe('Olga Brandt invites you to Brookfield Foods on Shortlist');
    expect(text).toContain('Your role there is recruiter. Starts screenings, decides');
    expect(text).toContain('\nhttps://app.shortlist.test/invitation#token=tok%2Fen%2B1\n');
    expect(text).toContain('works for 7 days, once, and for this address alone');
    expect(text).toContain('you can ignore this email');
    expect(html).toContain('<a href="https://app.shortlist.test/invitation#token=tok%2Fen%2B1">');
  });

  it('names nobody when the inviter has left', () => {
    const { subject, text } = write({ invitedBy: '' });
    expect(subject).toBe('You are invited to Brookfield Foods on Shortlist');
    expect(text).toContain('You are invited to the workspace Brookfield Foods');
  });

  it('does not describe a role of a later release', () => {
    expect(write({ role: 'auditor' }).text).not.toMatch(/role|auditor/);
  });

  it('shows hostile names as plain text, without links', () => {
    const { subject, html } = write({
      invitedBy: '<b>Olga</b>\r\nBcc: victim@example.com',
      workspace: 'Win now https://evil.example/prize',
    });
    expect(subject).not.toMatch(/[\r\n]|@|evil\.example/);
    expect(html).not.toMatch(/<b>|evil\.example|@example\.com/);
  });
});
