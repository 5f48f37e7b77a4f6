import { ApiError } from '@shortlist/web-kit';
import { testUser } from '@shortlist/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { workflowOf } from '../../src/workflow/current-workflow.js';
import { buildCandidate } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';
import { createStubOutbox } from '../support/stub-outbox.js';
import { someVerdicts, stubReviewServer } from '../support/stub-review-server.js';

const person = (id: string, name: string, score: number, overrides = {}) =>
  buildCandidate({ id, candidate: name, score, verdicts: someVerdicts, ...overrides });

const ada = person('ada', 'Ada King', 90);
const ben = person('ben', 'Ben Cole', 70, { borderline: true });
const cleo = person('cleo', 'Cleo Dunn', 30, { status: 'rejected' as const });

async function open(
  people = [cleo, ada, ben],
  { query = '', server = stubReviewServer(people) } = {},
) {
  const app = await renderApp(`/results?job=job_1&view=review${query}`, {
    answers: server.answers,
  });
  const press = (keys: string) => app.user.keyboard(keys);
  return { ...app, server, press };
}

const isShown = (name: string) => screen.findByRole('heading', { level: 1, name });
const progress = () => screen.getByText(/of \d+ decided/, { selector: 'p' });

describe('review mode', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows the best candidate first, with score, band, place and the marked resume', async () => {
    const { path } = await open();
    await isShown('Ada King');
    expect(screen.getByText('Strong · 1st of 3')).toBeInTheDocument();
    expect(progress()).toHaveTextContent('0 of 3 decided · 0 shortlisted · 0 maybe');
    const sheet = await screen.findByRole('region', { name: 'Resume of Ada King' });
    await waitFor(() => expect(sheet.querySelectorAll('mark')).toHaveLength(2));
    expect(sheet.querySelector('mark[data-on]')).toHaveTextContent('Siemens PLC fault finding');
    expect(path()).toContain('candidate=ada');
    expect(screen.getByText('Ada King, 90, Strong, 1 of 3')).toBeInTheDocument();
  });

  it('goes from candidate to candidate by one key, and back', async () => {
    const { press, path } = await open();
    await isShown('Ada King');
    await press('j');
    await isShown('Ben Cole');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await press('{ArrowRight}');
    await isShown('Cleo Dunn');
    await press('k{ArrowLeft}k');
    await isShown('Ada King');
    expect(path()).toContain('candidate=ada');
  });

  it('shows the next candidate at once: they were fetched ahead', async () => {
    const { press, server } = await open();
    await isShown('Ada King');
    await waitFor(() => expect(server.seen.resumes).toContain('ben'));
    server.state.offline = true;
    await press('j');
    const sheet = screen.getByRole('region', { name: 'Resume of Ben Cole' });
    expect(sheet.querySelectorAll('mark')).toHaveLength(2);
  });

  it('notes once that a resume was opened, also when the list goes on to say that nobody has', async () => {
    const server = stubReviewServer([person('ada', 'Ada King', 90, { opened: null })]);
    const { markCandidates } = server.answers;
    server.answers.markCandidates = ({ body: { opened, ...body } }) => {
      server.seen.marks.push({ opened, ...body });
      return markCandidates({ body });
    };
    await open([], { server });
    await isShown('Ada King');
    await waitFor(() => expect(server.seen.marks.length).toBeGreaterThan(1));
    expect(server.seen.marks.filter(({ opened }) => opened)).toHaveLength(1);
  });

  it('decides by one key, goes on to the next undecided and keeps count', async () => {
    const { press, server } = await open();
    await isShown('Ada King');
    await press('s');
    await isShown('Ben Cole');
    expect(progress()).toHaveTextContent('1 of 3 decided · 1 shortlisted · 0 maybe');
    await press('m');
    await isShown('Cleo Dunn');
    await waitFor(() => expect(server.candidate('ben')?.override?.status).toBe('maybe'));
    expect(server.seen.decisions).toEqual([
      { changes: [{ candidateId: 'ada', choice: 'shortlisted', replaces: null }] },
      { changes: [{ candidateId: 'ben', choice: 'maybe', replaces: null }] },
    ]);
  });

  it('asks why once, then rejects for that reason until it is changed', async () => {
    const { press, user, server } = await open();
    await isShown('Ada King');
    await press('r');
    const dialog = within(screen.getByRole('dialog', { name: 'Why is Ada King rejected?' }));
    await press('s');
    expect(server.seen.decisions).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Too little experience' }));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await isShown('Ben Cole');
    expect(screen.getByText(/Rejecting as “Too little experience”/)).toBeInTheDocument();
    await press('r');
    await isShown('Cleo Dunn');
    await user.click(screen.getByRole('button', { name: 'change' }));
    const change = within(screen.getByRole('dialog', { name: 'Why are people rejected?' }));
    await user.clear(change.getByLabelText('Reason'));
    await user.click(change.getByRole('button', { name: 'Use this reason' }));
    expect(change.getByRole('alert')).toHaveTextContent('Please give a reason');
    await user.type(change.getByLabelText('Reason'), 'Moved abroad');
    await user.click(change.getByRole('button', { name: 'Use this reason' }));
    expect(screen.getByText(/Rejecting as “Moved abroad”/)).toBeInTheDocument();
    await waitFor(() => expect(server.seen.decisions).toHaveLength(2));
    expect(server.seen.decisions.map(({ reason }) => reason)).toEqual([
      'Too little experience',
      'Too little experience',
    ]);
  });

  it('takes the last decision back and comes back to it', async () => {
    const { press, server } = await open();
    await isShown('Ada King');
    await press('s');
    await press('m');
    await isShown('Cleo Dunn');
    await press('z');
    await isShown('Ben Cole');
    await waitFor(() => expect(server.candidate('ben')?.override).toBeNull());
    await press('z');
    await isShown('Ada King');
    await waitFor(() => expect(server.candidate('ada')?.override).toBeNull());
    await waitFor(() => expect(progress()).toHaveTextContent('0 of 3 decided'));
    await press('z');
    expect(await screen.findByText('There is nothing to undo.')).toBeInTheDocument();
  });

  it('ends with what was decided and the ways on', async () => {
    const { press, user } = await open();
    await isShown('Ada King');
    await press('s');
    await press('m');
    await press('s');
    await isShown('All done');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Shortlisted', { selector: 'dt' }).nextSibling).toHaveTextContent('2');
    await press('k');
    await isShown('Cleo Dunn');
    await press('j');
    await user.click(screen.getByRole('button', { name: 'Review the maybes' }));
    await isShown('Ben Cole');
    expect(progress()).toHaveTextContent('1 of 1 decided');
  });

  it('says at the end that somebody was passed over, and goes there', async () => {
    const { press, user } = await open();
    await isShown('Ada King');
    await press('jjj');
    await isShown('That was the last one');
    expect(screen.getByText(/3 candidates are still undecided/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review the undecided' }));
    await isShown('Ada King');
  });

  it('goes on after a reload where it was, with the reason', async () => {
    const { press, user, unmount, path, server } = await open();
    await isShown('Ada King');
    await press('r');
    await user.click(screen.getByRole('button', { name: 'Others fit better' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
    await isShown('Ben Cole');
    await waitFor(() => expect(server.candidate('ada')?.override).toBeTruthy());
    const address = path();
    unmount();
    await renderApp(address, { answers: server.answers });
    await isShown('Ben Cole');
    expect(progress()).toHaveTextContent('1 of 3 decided');
    expect(screen.getByText(/Rejecting as “Others fit better”/)).toBeInTheDocument();
  });

  it('goes on where one left it when nobody is named', async () => {
    const first = await open();
    await isShown('Ada King');
    await first.press('j');
    await isShown('Ben Cole');
    await first.press('{Escape}');
    expect(first.path()).toBe('/results?job=job_1');
    first.unmount();
    await open(undefined, { server: first.server });
    await isShown('Ben Cole');
  });
});

describe('who is reviewed', () => {
  beforeEach(() => sessionStorage.clear());

  it('can be narrowed; a decision takes nobody out of it', async () => {
    const { press, user, path } = await open();
    await isShown('Ada King');
    await press('s');
    await user.selectOptions(screen.getByLabelText('Candidates to review'), 'Undecided');
    await isShown('Ben Cole');
    expect(path()).toContain('among=undecided');
    expect(progress()).toHaveTextContent('0 of 2 decided');
    screen.getByRole('heading', { level: 1 }).focus();
    await press('s');
    await isShown('Cleo Dunn');
    expect(progress()).toHaveTextContent('1 of 2 decided');
    await press('k');
    await isShown('Ben Cole');
  });

  it('says when there is nobody', async () => {
    const { user } = await open();
    await isShown('Ada King');
    await user.selectOptions(screen.getByLabelText('Candidates to review'), 'Maybe');
    expect(await screen.findByText('No one to review')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review everyone' }));
    await isShown('Ada King');
  });

  it('follows the list that the person came from', async () => {
    sessionStorage.setItem(
      'shortlist.review-list',
      JSON.stringify({ jobId: 'job_1', ids: ['cleo', 'ada'] }),
    );
    const { press } = await open(undefined, { query: '&among=list' });
    await isShown('Cleo Dunn');
    await press('j');
    await isShown('Ada King');
    expect(progress()).toHaveTextContent('0 of 2 decided');
  });

  it('opens the person of any of their files', async () => {
    const files = [
      { id: 'ada', fileName: 'new.pdf', score: 90 },
      { id: 'old', fileName: 'old.pdf', score: 60 },
    ];
    const { user, server } = await open([{ ...ada, files }, ben], { query: '&candidate=old' });
    await isShown('Ada King');
    await user.click(screen.getByRole('button', { name: 'old.pdf' }));
    await waitFor(() => expect(server.seen.resumes).toContain('old'));
    expect(screen.getByRole('button', { name: 'old.pdf' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says that somebody is gone, and goes on', async () => {
    const { user } = await open(undefined, { query: '&candidate=nobody' });
    expect(await screen.findByText('This candidate is no longer here')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go on with the others' }));
    await isShown('Ada King');
  });
});

describe('criteria, marks and notes', () => {
  beforeEach(() => sessionStorage.clear());

  const marked = () => document.querySelector('mark[data-on]');

  it('are walked by keys, each with its place in the resume', async () => {
    const { press } = await open();
    await isShown('Ada King');
    await waitFor(() => expect(marked()).toHaveTextContent('Siemens PLC'));
    await press('c');
    expect(marked()).toHaveTextContent('Permanent nights');
    await press('c');
    expect(marked()).toHaveTextContent('Siemens PLC');
    await press('3');
    expect(marked()).toHaveTextContent('Permanent nights');
    await press('2');
    expect(screen.getByText('IOSH: not found')).toBeInTheDocument();
    await press('9');
    expect(marked()).toHaveTextContent('Permanent nights');
  });

  it('star and tag', async () => {
    const { press, user, server } = await open();
    await isShown('Ada King');
    await press('f');
    expect(screen.getByRole('button', { name: 'Starred' })).toHaveAttribute('aria-pressed', 'true');
    await user.type(screen.getByLabelText('Tag'), 'night shift{Enter}');
    await waitFor(() => expect(server.candidate('ada')?.tags).toEqual(['night shift']));
    await user.click(screen.getByRole('button', { name: 'Remove the tag night shift' }));
    await waitFor(() => expect(server.candidate('ada')?.tags).toEqual([]));
    expect(screen.getByLabelText('Tag')).toHaveFocus();
    expect(server.candidate('ada')?.starred).toBe(true);
  });

  it('saves a note as it is typed, without any key doing something else', async () => {
    const { press, server } = await open();
    await isShown('Ada King');
    await press('n');
    expect(screen.getByLabelText('Note')).toHaveFocus();
    await press('Call mornings');
    expect(await screen.findByText('Saved', {}, { timeout: 3000 })).toBeInTheDocument();
    expect(server.candidate('ada')?.note).toBe('Call mornings');
    expect(server.seen.decisions).toEqual([]);
    expect(server.seen.marks).toHaveLength(1);
    await press('{Escape}');
    await isShown('Ada King');
    expect(screen.getByText('The note about Ada King was changed.')).toBeVisible();
    await press('z');
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue(''));
    expect(server.candidate('ada')?.note).toBe('');
  });

  it('saves a note on going to the next candidate at once', async () => {
    const { press, server } = await open();
    await isShown('Ada King');
    await press('nCall{Escape}j');
    await isShown('Ben Cole');
    await waitFor(() => expect(server.candidate('ada')?.note).toBe('Call'));
    await press('k');
    expect(await screen.findByLabelText('Note')).toHaveValue('Call');
  });

  it('keeps a note that could not be saved until it can', async () => {
    const { press, server, unmount, notices } = await open();
    await isShown('Ada King');
    server.state.offline = true;
    await press('nCall');
    await screen.findByText('Kept in this tab until we can save it', {}, { timeout: 3000 });
    expect(screen.getByText('waiting for your connection')).toBeVisible();
    await press(' Monday{Escape}j');
    await isShown('Ben Cole');
    expect(screen.queryByText('waiting for your connection')).not.toBeInTheDocument();
    await press('k');
    expect(await screen.findByLabelText('Note')).toHaveValue('Call Monday');
    await waitFor(() =>
      expect(sessionStorage.getItem('shortlist.unsent/user_1')).toMatch('Monday'),
    );
    unmount();
    expect(server.seen.marks).toEqual([]);
    server.state.offline = false;
    await open(undefined, { server, query: '&candidate=ben' });
    await waitFor(() => expect(server.candidate('ada')?.note).toBe('Call Monday'));
    expect(notices).toEqual([]);
  });
});

describe('a note that somebody else changed meanwhile', () => {
  beforeEach(() => sessionStorage.clear());

  const contested = async () => {
    const opened = await open();
    await isShown('Ada King');
    opened.server.noteElsewhere('ada', 'From the other tab');
    await opened.press('nMine');
    await screen.findByText(/^Not saved: Somebody else changed this note/, {}, { timeout: 3000 });
    return opened;
  };

  it('is not overwritten; both texts are shown and can both stay', async () => {
    const { user, server } = await contested();
    expect(server.candidate('ada')?.note).toBe('From the other tab');
    expect(screen.getByText('From the other tab')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Keep both' }));
    const both = 'From the other tab\n\nMine';
    await waitFor(() => expect(server.candidate('ada')?.note).toBe(both));
    expect(screen.getByLabelText('Note')).toHaveValue(both);
    expect(screen.getByLabelText('Note')).toHaveFocus();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
  });

  it('is asked about again when its candidate comes back', async () => {
    const { press, user, server, notices } = await contested();
    await press('{Escape}j');
    await isShown('Ben Cole');
    expect(notices.at(-1)?.message).toContain('The note about Ada King is not saved yet');
    await press('k');
    await screen.findByText(/^Not saved: Somebody else changed this note/);
    expect(screen.getByLabelText('Note')).toHaveValue('Mine');
    expect(server.candidate('ada')?.note).toBe('From the other tab');
    await user.click(screen.getByRole('button', { name: 'Keep only mine' }));
    await waitFor(() => expect(server.candidate('ada')?.note).toBe('Mine'));
  });
});

describe('the file as it was sent', () => {
  const revoked: string[] = [];
  beforeEach(() => {
    sessionStorage.clear();
    revoked.length = 0;
    // jsdom has neither.
    URL.createObjectURL = (blob) => `blob:${(blob as Blob).type}`;
    URL.revokeObjectURL = (url) => revoked.push(url);
  });

  async function openWith(fileName: string) {
    const app = await open([{ ...ada, fileName }, ben]);
    await isShown('Ada King');
    expect(screen.getByText(/Original file not kept/)).toBeInTheDocument();
    const { sentFiles } = workflowOf(app.host, testUser.id);
    // A file is shown as a PDF whatever type it claims: as a page it would run as ours.
    sentFiles.add('job_1', [new File(['%PDF'], fileName, { type: 'text/html' })]);
    await app.press('jk');
    await isShown('Ada King');
    return app;
  }

  it('shows a picture with the quotes of a scan marked in it', async () => {
    const { press } = await openWith('ada.png');
    await press('o');
    const picture = await screen.findByRole('img', { name: 'ada.png as it was sent' });
    expect(picture).toHaveAttribute('src', 'blob:image/png');
  });

  it('opens by a key beside the text, and gives way to the text of a requirement', async () => {
    const { press } = await openWith('ada.pdf');
    expect(screen.getByRole('button', { name: 'Original PDF' })).toBeInTheDocument();
    await press('o');
    const frame = screen.getByTitle('ada.pdf as it was sent');
    expect(frame).toHaveAttribute('src', expect.stringMatching(/^blob:application\/pdf#/));
    await press('c');
    expect(screen.queryByTitle('ada.pdf as it was sent')).not.toBeInTheDocument();
    expect(revoked).toEqual(['blob:application/pdf']);
  });

  it('is offered for download when browsers can’t show it', async () => {
    const { press } = await openWith('ada.docx');
    const link = screen.getByRole('link', { name: 'Download the original' });
    expect(link).toHaveAttribute('download', 'ada.docx');
    await press('o');
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('the rejection email', () => {
  beforeEach(() => sessionStorage.clear());
  const outbox = () => createStubOutbox({ cleo: cleo.email });
  const openCleo = async (stub: ReturnType<typeof createStubOutbox>) => {
    const server = stubReviewServer([cleo, ada, ben]);
    const app = await open([], {
      query: '&candidate=cleo',
      server: { ...server, answers: { ...server.answers, ...stub.answers } },
    });
    await isShown('Cleo Dunn');
    return app;
  };

  it('that waits says for how long, and can be stopped', async () => {
    const stub = outbox();
    stub.put('cleo', { sendAt: new Date(Date.now() + 600_000).toISOString() });
    const { user } = await openCleo(stub);
    expect(
      await screen.findByText(/waits in the outbox and leaves in (9|10) minutes/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop the email to Cleo Dunn' }));
    expect(
      await screen.findByText(
        'The rejection email was stopped before it left. Stopped by mina@example.com.',
      ),
    ).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('that was sent says when, before the screening says so', async () => {
    const stub = outbox();
    stub.put('cleo', { state: 'sent', at: '2026-11-22T09:30:00.000Z' });
    await openCleo(stub);
    expect(await screen.findByText(/^A rejection email was sent on 22 Nov 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull();
  });
});

describe('when something goes wrong', () => {
  beforeEach(() => sessionStorage.clear());

  it('keeps a decision that was not saved, says why and tries it again', async () => {
    const { press, user, server } = await open();
    await isShown('Ada King');
    await waitFor(() => expect(server.seen.resumes).toContain('ben'));
    server.state.offline = true;
    await press('s');
    await isShown('Ben Cole');
    await screen.findByText(/^1 change waits for your connection/);
    await press('k');
    expect(screen.getByText('waiting for your connection')).toBeVisible();
    server.state.offline = false;
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(server.candidate('ada')?.override?.status).toBe('shortlisted'));
    await waitFor(() => expect(screen.queryByText(/waits? for your/)).not.toBeInTheDocument());
    expect(screen.queryByText('waiting for your connection')).not.toBeInTheDocument();
  });

  it('saves a decision and a note by itself once the network is back', async () => {
    const { press, server } = await open();
    await isShown('Ada King');
    await waitFor(() => expect(server.seen.resumes).toContain('ben'));
    server.state.offline = true;
    await press('nCall');
    await press('{Escape}m');
    await isShown('Ben Cole');
    await screen.findByText(/^2 changes wait for your connection/);
    server.state.offline = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.candidate('ada')?.override?.status).toBe('maybe'));
    expect(server.candidate('ada')?.note).toBe('Call');
    await waitFor(() => expect(screen.queryByText(/waits? for your/)).not.toBeInTheDocument());
  });

  it('lets a decision that was not saved go by undo', async () => {
    const { press, server } = await open();
    await isShown('Ada King');
    await waitFor(() => expect(server.seen.resumes).toContain('ben'));
    server.state.offline = true;
    await press('s');
    await screen.findByText(/^1 change waits for your connection/);
    await press('z');
    await isShown('Ada King');
    await waitFor(() => expect(screen.queryByText(/waits? for your/)).not.toBeInTheDocument());
    expect(progress()).toHaveTextContent('0 of 3 decided');
    server.state.offline = false;
    window.dispatchEvent(new Event('online'));
    expect(server.seen.decisions).toEqual([]);
  });

  it('says that a decision was refused, and takes it as not made', async () => {
    const server = stubReviewServer([ada, ben]);
    const decideCandidates = () => {
      throw new ApiError({ status: 409, code: '409', message: 'Not complete yet.' });
    };
    const { press, notices } = await open([], {
      server: { ...server, answers: { ...server.answers, decideCandidates } },
    });
    await isShown('Ada King');
    await press('s');
    await isShown('Ben Cole');
    await waitFor(() =>
      expect(notices.at(-1)?.message).toBe(
        'The decision about Ada King was not saved. Not complete yet.',
      ),
    );
    expect(progress()).toHaveTextContent('0 of 2 decided');
  });

  it('keeps what another tab decided, and says so', async () => {
    const { press, server } = await open();
    await isShown('Ada King');
    server.decideElsewhere('ada', 'maybe');
    await press('s');
    expect(await screen.findByText(new RegExp(server.elsewhere))).toBeInTheDocument();
    expect(server.candidate('ada')?.override?.status).toBe('maybe');
    await waitFor(() => expect(progress()).toHaveTextContent('1 of 3 decided · 0 shortlisted'));
  });

  it('says that the resume or the evidence could not be loaded, each with a way to try again', async () => {
    const server = stubReviewServer([ada]);
    let broken = true;
    const failing = (answer: (input: never) => unknown) => (input: never) => {
      if (broken) throw new Error('Network Error');
      return answer(input);
    };
    const { getCandidateResume } = server.answers;
    const app = await renderApp('/results?job=job_1&view=review', {
      answers: { ...server.answers, getCandidateResume: failing(getCandidateResume) },
    });
    expect(await screen.findByText('The resume could not be loaded')).toBeInTheDocument();
    broken = false;
    await app.user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    expect(await screen.findByRole('region', { name: 'Resume of Ada King' })).toBeInTheDocument();
  });

  it('that the screening could not be loaded is said with a way to try again', async () => {
    const server = stubReviewServer([ada]);
    server.state.offline = true;
    const { user } = await open([ada], { server });
    expect(await screen.findByText('The candidates could not be loaded')).toBeInTheDocument();
    server.state.offline = false;
    await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    await isShown('Ada King');
  });
});
