import type { Page } from 'playwright-core';
import { asking, button, heading, type Screen, text } from './screen.js';

const day = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();

/** Two requests, one about two screenings, and one that was answered. */
const requests = () => {
  const person = {
    jobId: 'job-1',
    candidateId: 'run-1_0',
    title: 'Acute Ward Manager',
    name: 'Carl Ames',
    fileName: 'carl-ames.pdf',
    ...{ files: 2, score: 72, status: 'rejected', createdAt: at(-30), keptUntil: at(335) },
  };
  const request = {
    id: 'request-1',
    wish: 'delete',
    name: 'Carl Ames',
    email: 'carl.ames@example.com',
    ...{ employer: 'Harbour Vale', message: 'I have found another job.', receivedAt: at(-9) },
    ...{ dueAt: at(21), state: 'open', answer: null, mail: 'none' },
    people: [person, { ...person, jobId: 'job-2', title: 'Night Porter' }],
  };
  const counts = { screenings: 1, people: 1, files: 2, comments: 1, emails: 1 };
  const answer = { kind: 'deleted', at: at(-1), reason: '', ...counts };
  const gone = { name: '', email: '', employer: '', message: '', people: [] };
  return {
    requests: [
      request,
      { ...request, id: 'request-2', wish: 'copy', dueAt: at(3), people: [person] },
      { ...request, ...gone, id: 'request-3', state: 'answered', mail: 'sent', answer },
    ],
  };
};

const answers = { '/privacy/requests': requests() };
const shown = text('To answer');

/** Screens of candidates' requests about their data, from both sides. */
export function listPrivacyScreens(): Screen[] {
  const page = { at: '/privacy-requests', answers, show: shown };
  const ask = (name: string) => asking(shown, name);
  return [
    { name: 'privacy requests', ...page },
    { name: 'privacy requests, none', at: page.at, show: text('No requests') },
    { name: 'privacy requests, deleting', ...page, show: ask('Delete') },
    { name: 'privacy requests, sending', ...page, show: ask('Send their data') },
    {
      name: 'dashboard, a request waits',
      at: '/dashboard',
      answers,
      show: text('See the requests'),
    },
    {
      name: 'your data, incomplete',
      at: '/your-data',
      show: async (shownAt: Page) => {
        await button(shownAt, 'Send request').click();
        await shownAt.getByText('Please choose a request.').waitFor();
      },
    },
    {
      name: 'your data, to be confirmed',
      at: '/your-data#confirm=a-secret-of-many-letters',
      show: heading('Is this request yours?'),
    },
    { name: 'api', at: '/developers', show: text('/resumes/job/{id}/decide') },
    { name: 'how scoring works', at: '/how-scoring-works', show: text('A person decides') },
  ];
}
