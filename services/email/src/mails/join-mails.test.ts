import { describe, expect, it } from 'vitest';
import { joinAcceptedMail, joinRequestMail } from './join-mails.js';

const appUrl = 'https://app.shortlist.test';
const asked = {
  to: 'olga@brookfield.example',
  firstName: 'Olga',
  workspaceId: 'brookfield',
  workspace: 'Brookfield Foods',
  askedBy: 'Mina Castellano',
  askedByAddress: 'mina@brookfield.example',
};
const accepted = {
  to: 'mina@brookfield.example',
  firstName: 'Mina',
  workspaceId: 'brookfield',
  workspace: 'Brookfield Foods',
  role: 'recruiter',
};

describe('joinRequestMail', () => {
  it('says who asks, with their address, and leads to the workspace', () => {
    const { to, subject, text, html } = joinRequestMail(appUrl, asked);
    expect(to).toBe('olga@brookfield.example');
    expect(subject).toBe('Mina Castellano asks to join Brookfield Foods');
    expect(text).toContain('Mina Castellano (mina@brookfield.example) asks to join');
    expect(text).toContain(`\n${appUrl}/w/brookfield/account/workspace\n`);
    expect(html).toContain(`<a href="${appUrl}/w/brookfield/account/workspace">`);
  });

  it('names an account without a name by its address', () => {
    const { subject, text } = joinRequestMail(appUrl, { ...asked, askedBy: '' });
    expect(subject).toBe('Somebody asks to join Brookfield Foods');
    expect(text).toContain('\nmina@brookfield.example asks to join');
  });

  it('shows hostile names as plain text, without links', () => {
    const { subject, html } = joinRequestMail(appUrl, {
      ...asked,
      askedBy: '<b>Mina</b>\r\nBcc: victim@example.com',
      workspace: 'Win now https://evil.example/prize',
    });
    expect(subject).not.toMatch(/[\r\n]|@|evil\.example/);
    expect(html).not.toMatch(/<b>|evil\.example|@example\.com/);
  });
});

describe('joinAcceptedMail', () => {
  it('says the role, and leads to the dashboard of the workspace', () => {
    const { subject, text } = joinAcceptedMail(appUrl, accepted);
    expect(subject).toBe('You are a member of Brookfield Foods now');
    expect(text).toContain('Your role there is recruiter. Starts screenings, decides');
    expect(text).toContain(`\n${appUrl}/w/brookfield/dashboard\n`);
  });

  it('does not describe a role of a later release', () => {
    expect(joinAcceptedMail(appUrl, { ...accepted, role: 'auditor' }).text).not.toMatch(/auditor/);
  });
});
