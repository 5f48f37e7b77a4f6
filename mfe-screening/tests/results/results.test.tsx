import type { Candidate } from '@shortlist/contracts/screening';
import { ApiError } from '@shortlist/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildCandidate,
  buildHistoryItem,
  buildJob,
  buildUnreadable,
} from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const amara = buildCandidate({
  id: 'amara',
  candidate: 'Amara Lindqvist',
  email: 'amara@example.com',
  score: 91,
  experience: '14 years',
  skills: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
  verdicts: [
    { criterionId: 'team', verdict: 'met', quote: 'Led a team of 22 nurses', place: null },
    { criterionId: 'budget', verdict: 'not-found', quote: null, place: null },
  ],
});
const rosa = buildCandidate({
  id: 'rosa',
  candidate: 'Rosa Bianchi',
  email: 'rosa@example.org',
  score: 53,
  borderline: true,
  experience: '20 years',
  flags: [{ kind: 'hidden-text', message: 'Hidden text found', detail: 'ward manager' }],
});
const rejected = (id: string, overrides: Partial<Candidate> = {}) =>
  buildCandidate({ id, candidate: `Rejected ${id}`, status: 'rejected', score: 30, ...overrides });

const job = buildJob({
  candidates: [rosa, amara, rejected('one'), rejected('two', { email: '' })],
  criteria: [
    { id: 'team', text: 'Leads a team', kind: 'must', weight: 2 },
    { id: 'budget', text: 'Budget responsibility', kind: 'nice', weight: 1 },
  ],
  unreadable: [buildUnreadable({ fileName: 'scan.pdf' })],
});

const resume = {
  fileName: 'resume-1.pdf',
  text: 'Amara Lindqvist\nLed a team of 22 nurses in surgery.\nAdvanced Life Support, 2025',
  pageStarts: [0, 52],
  hiddenText: [],
};

async function openResults(detail = job, answers = {}) {
  const app = await renderApp('/results?job=job_1', { answers: { getJob: detail, ...answers } });
  await screen.findByRole('tab', { name: /Shortlisted/ });
  return app;
}

const names = () =>
  screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'));

describe('/results', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows the figures, the title and every resume in its tab', async () => {
    await openResults();
    expect(
      screen.getByText(
        'Ward Manager, Surgery · 5 resumes processed · AI-powered analysis complete',
      ),
    ).toBeInTheDocument();
    for (const name of [
      'Shortlisted (2)',
      'Rejections (2)',
      'Could not be read (1)',
      'Analytics',
    ]) {
      expect(screen.getByRole('tab', { name })).toBeInTheDocument();
    }
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['2', '2', '51%', '50%']);
    expect(names()).toEqual(['Amara Lindqvist', 'Rosa Bianchi']);
  });

  it('searches, clears the search, and sorts', async () => {
    const { user } = await openResults();
    const search = screen.getByRole('searchbox', { name: 'Search candidates...' });
    await user.type(search, 'EXAMPLE.ORG');
    expect(names()).toEqual(['Rosa Bianchi']);
    await user.type(search, 'zzz');
    expect(screen.getByText('No candidates match your search criteria.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export Excel' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(screen.queryByRole('radio', { name: 'Experience' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sort: Score' }));
    await user.click(screen.getByRole('radio', { name: 'Experience' }));
    expect(names()).toEqual(['Rosa Bianchi', 'Amara Lindqvist']);
  });

  it('opens one candidate at a time and shows its evidence in the resume', async () => {
    const { user } = await openResults(job, { getCandidateResume: resume });
    const card = within(screen.getByRole('article', { name: 'Amara Lindqvist' }));
    expect(card.getByText('+3 more')).toBeInTheDocument();
    expect(card.getByText('Perfect Match')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: /View Details/ }));
    expect(await card.findByText('Led a team of 22 nurses', { selector: 'mark' })).toBeVisible();
    expect(card.getByText('Led a team of 22 nurses', { selector: 'q' })).toBeVisible();
    expect(card.getByText('nice · Not mentioned')).toBeInTheDocument();
    expect(card.getByText('+2 more')).toBeInTheDocument();
    const other = within(screen.getByRole('article', { name: 'Rosa Bianchi' }));
    expect(other.getByText('Borderline')).toBeInTheDocument();
    await user.click(other.getByRole('button', { name: /View Details/ }));
    expect(other.getByText('ward manager')).toBeInTheDocument();
    expect(card.queryByText('Led a team of 22 nurses')).not.toBeInTheDocument();
  });

  describe('evidence', () => {
    const at = (quote: string) => {
      const start = resume.text.lastIndexOf(quote);
      return { start, end: start + quote.length, page: null };
    };
    const quoted = (criterionId: string, quote: string) => ({
      criterionId,
      verdict: 'met' as const,
      quote,
      place: at(quote),
    });
    const detail = buildJob({
      candidates: [
        buildCandidate({
          id: 'amara',
          candidate: 'Amara Lindqvist',
          verdicts: [
            { criterionId: 'budget', verdict: 'not-found', quote: null, place: null },
            quoted('team', 'Led a team'),
            quoted('als', 'Advanced Life Support'),
          ],
        }),
      ],
      criteria: [
        { id: 'budget', text: 'Budget responsibility', kind: 'nice', weight: 1 },
        { id: 'team', text: 'Leads a team', kind: 'must', weight: 2 },
        { id: 'als', text: 'Life support', kind: 'must', weight: 2, enabled: false },
      ],
    });
    const marks = () =>
      [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

    async function openCandidate(answers = {}) {
      const app = await openResults(detail, { getCandidateResume: resume, ...answers });
      await app.user.click(screen.getByRole('button', { name: /View Details/ }));
      return app;
    }

    it('selects the first criterion with evidence, and another one by the keyboard', async () => {
      const { user } = await openCandidate();
      expect(await screen.findByRole('heading', { name: 'Resume · page 1' })).toBeVisible();
      expect(marks()).toEqual(['Led a team']);
      const first = screen.getByRole('button', { name: /Leads a team/ });
      const other = screen.getByRole('button', { name: /Life support/ });
      expect(first).toHaveAttribute('aria-pressed', 'true');
      expect(other).toHaveTextContent('must · Shown · off');
      first.focus();
      await user.tab();
      expect(other).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(marks()).toEqual(['Advanced Life Support']);
      expect(screen.getByRole('heading', { name: 'Resume · page 2' })).toBeVisible();
      expect(screen.queryByRole('button', { name: /Budget/ })).not.toBeInTheDocument();
    });

    it('shows the whole resume with all evidence and its pages', async () => {
      const { user } = await openCandidate();
      await user.click(await screen.findByRole('button', { name: /Show whole resume/ }));
      expect(marks()).toEqual(['Led a team', 'Advanced Life Support']);
      const paper = screen.getByRole('region', { name: 'Resume of Amara Lindqvist' });
      expect(paper).toHaveTextContent('Page 1Amara Lindqvist');
      expect(paper).toHaveTextContent('Page 2');
      await user.click(screen.getByRole('button', { name: /Show less/ }));
      expect(marks()).toEqual(['Led a team']);
    });

    it('fails in its own region, and Retry brings it', async () => {
      let broken = true;
      const getCandidateResume = () => {
        if (broken) throw new ApiError({ status: 503, code: '503', message: 'Not answering.' });
        return resume;
      };
      const { user } = await openCandidate({ getCandidateResume });
      expect(await screen.findByRole('alert')).toHaveTextContent('Not answering.');
      expect(screen.getByRole('button', { name: /Leads a team/ })).toBeVisible();
      broken = false;
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await screen.findByText('Led a team', { selector: 'mark' })).toBeVisible();
    });

    it('shows markup in a resume as text', async () => {
      const text = '<img src=x onerror="globalThis.hacked=true"> Led a team';
      await openCandidate({ getCandidateResume: { ...resume, text, pageStarts: [0] } });
      expect(await screen.findByRole('region', { name: /Resume of/ })).toHaveTextContent('<img');
      expect(document.querySelector('img')).toBeNull();
    });
  });

  it('shows text of a resume as text, never as markup', async () => {
    const evil = '<img src=x onerror="globalThis.hacked=true">';
    await openResults(
      buildJob({
        candidates: [buildCandidate({ candidate: evil, summary: evil, skills: [evil] })],
      }),
    );
    expect(screen.getAllByText(evil).length).toBeGreaterThanOrEqual(2);
    expect(document.querySelector('img')).toBeNull();
  });

  it('says Copied! and tells when copying is refused', async () => {
    const { user, notices } = await openResults();
    const [button] = screen.getAllByRole('button', { name: /^Copy Email/ });
    if (!button) throw new Error('There is no Copy Email button.');
    await user.click(button);
    expect(button).toHaveTextContent('Copied!');
    expect(await navigator.clipboard.readText()).toBe('amara@example.com');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button);
    expect(notices.map(({ kind, durationMs }) => [kind, durationMs])).toEqual([
      ['success', 2000],
      ['error', 3000],
    ]);
  });

  it('lists unreadable files with their reason, and hides the tab without any', async () => {
    const { user, unmount } = await openResults();
    await user.click(screen.getByRole('tab', { name: /Could not be read/ }));
    expect(screen.getByText('This file holds only a picture of text.')).toBeInTheDocument();
    unmount();
    await openResults(buildJob());
    expect(screen.queryByRole('tab', { name: /Could not be read/ })).not.toBeInTheDocument();
  });

  it('shows the analytics', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('tab', { name: 'Analytics' }));
    for (const name of ['Score Distribution', 'Top Skills', 'Key Metrics']) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(screen.getByText('91%')).toBeInTheDocument();
    expect(screen.getByText('11 years')).toBeInTheDocument();
  });

  it('says what is missing when nobody was shortlisted or rejected', async () => {
    const { user } = await openResults(buildJob({ candidates: [] }));
    expect(screen.getByText('No candidates have been shortlisted yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /Rejections/ }));
    expect(
      screen.getByText(
        'All candidates have been shortlisted or the screening process is still in progress.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send All Emails' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Export Emails' })).toBeDisabled();
  });

  describe('which screening', () => {
    it('is the latest of the history without one in the address', async () => {
      const history = [buildHistoryItem({ jobId: 'latest' }), buildHistoryItem()];
      const { path } = await renderApp('/results', {
        answers: { getHistory: history, getJob: job },
      });
      await screen.findByRole('tab', { name: /Shortlisted/ });
      expect(path()).toBe('/results?job=latest');
    });

    it('is none for a new account, with the next step', async () => {
      await renderApp('/results');
      expect(await screen.findByText('No screenings yet')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Upload Resumes' })).toHaveAttribute(
        'href',
        '/upload',
      );
    });

    it.each([
      ['does not exist or is not yours', 404, 'This screening was not found'],
      ['is not answering', 502, 'The results could not be loaded'],
    ])('says so when it %s', async (message, status, title) => {
      const getJob = () => {
        throw new ApiError({ status, code: String(status), message });
      };
      await renderApp('/results?job=x', { answers: { getJob } });
      expect(await screen.findByRole('alert')).toHaveTextContent(title);
    });

    it('shows a running one as running and a failed one with its reason', async () => {
      const running = buildJob({ status: 'processing', done: 2, total: 9 });
      const { unmount } = await renderApp('/results?job=x', { answers: { getJob: running } });
      expect(await screen.findByText('2 of 9 resumes are done.')).toBeInTheDocument();
      unmount();
      const failed = buildJob({ status: 'failed', failure: 'The engine gave up.' });
      await renderApp('/results?job=x', { answers: { getJob: failed } });
      expect(await screen.findByText('The engine gave up.')).toBeInTheDocument();
    });
  });

  it('New Screening clears the workflow and goes to the dashboard', async () => {
    const { user, path } = await openResults();
    await user.click(screen.getByRole('link', { name: 'New Screening' }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });
});

describe('a score', () => {
  const words = [
    { term: 'nurses', points: 20, places: [{ start: 33, end: 39 }] },
    { term: 'surgery', points: 10, places: [{ start: 43, end: 50 }] },
  ];
  const scored = buildJob({
    candidates: [
      { ...amara, languageFit: 0.5, languageTerms: words, otherTermsPoints: 6 },
      buildCandidate({ id: 'ben', candidate: 'Ben', score: 60 }),
    ],
    criteria: job.criteria,
  });

  it('stands with its band and the place among the candidates', async () => {
    await openResults(scored);
    expect(screen.getByText('Strong').parentElement).toHaveTextContent('Strong · 1st of 2');
    expect(screen.getByText('Good').parentElement).toHaveTextContent('Good · 2nd of 2');
  });

  it('says how its number is made, without a list of words', async () => {
    const { user } = await openResults(scored, { getCandidateResume: resume });
    await user.click(screen.getByRole('button', { name: 'View Details of Amara Lindqvist' }));
    const made = screen.getByText('How the number is made');
    expect(made.closest('details')).toHaveTextContent(
      /Must-haves \d+\.\d \+ nice-to-haves \d+\.\d \+ closeness of wording \d+\.\d/,
    );
    expect(screen.queryByText('surgery', { selector: 'button' })).not.toBeInTheDocument();
    expect(screen.getByText(/^must · Shown/)).toBeInTheDocument();
  });

  it('comes after what to check, each with a question for the call', async () => {
    const open = buildJob({
      candidates: [
        buildCandidate({
          candidate: 'Ben',
          verdicts: [
            {
              criterionId: 'c1',
              verdict: 'not-found',
              reason: 'says-no',
              quote: 'Non-driver',
              place: null,
            },
          ],
        }),
      ],
      criteria: [{ id: 'c1', text: 'Driving licence', kind: 'must', weight: 3 }],
    });
    const { user } = await openResults(open);
    const card = within(screen.getByRole('article', { name: 'Ben' }));
    expect(card.getByText('0 of 1')).toBeInTheDocument();
    expect(card.getByText('Says no:').parentElement).toHaveTextContent('Says no: Driving licence');
    await user.click(card.getByRole('button', { name: /View Details/ }));
    const list = within(await card.findByRole('list', { name: 'To check' }));
    expect(list.getByText('Non-driver', { selector: 'q' })).toBeVisible();
    expect(list.getByText(/^How would you do the job without this/)).toBeVisible();
    expect(card.getAllByText('Non-driver')).toHaveLength(1);
    await user.click(card.getByRole('button', { name: 'Copy questions for the call' }));
    expect(await navigator.clipboard.readText()).toMatch(/^How would you do the job without this/);
  });

  it('puts those who meet every must-have first, under a line that says so', async () => {
    const found = (criterionId: string, verdict: 'met' | 'not-found') =>
      ({ criterionId, verdict, quote: null, place: null }) as const;
    await openResults(
      buildJob({
        candidates: [
          buildCandidate({
            candidate: 'Ben',
            score: 84,
            verdicts: [found('c1', 'met'), found('c2', 'not-found')],
          }),
          buildCandidate({
            candidate: 'Ada',
            score: 81,
            verdicts: [found('c1', 'met'), found('c2', 'met')],
          }),
        ],
        criteria: [
          { id: 'c1', text: 'Triage', kind: 'must', weight: 3 },
          { id: 'c2', text: 'Wound care', kind: 'must', weight: 3 },
        ],
        engine: { name: 'local', version: '4.0.0', model: null },
      }),
    );
    const rows = within(screen.getByRole('region', { name: 'Shortlisted candidates' }));
    const texts = rows
      .getAllByRole('listitem')
      .filter((row) => row.hasAttribute('aria-posinset'))
      .map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/^Meets every must-have \(1\).*Ada/);
    expect(texts[1]).toMatch(/^1–2 to check \(1\)One call can settle these.*Ben/);
  });
});

describe('/demo', () => {
  it('shows visitors the marked sample, which cannot be emailed', async () => {
    const { user } = await renderApp('/demo', {
      host: { session: { status: 'signed-out', user: null } },
    });
    expect(screen.getByText('Sample data')).toBeInTheDocument();
    const [firstDetails] = screen.getAllByRole('button', { name: /View Details/ });
    if (!firstDetails) throw new Error('The sample shows nobody.');
    await user.click(firstDetails);
    const paper = within(screen.getByRole('region', { name: /^Resume of/ }));
    expect(paper.getAllByText(/\w/, { selector: 'mark' })).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'href',
      '/signup',
    );
    expect(screen.getByRole('button', { name: 'Export Excel' })).toBeEnabled();
    await user.click(screen.getByRole('tab', { name: /Rejections/ }));
    expect(screen.getByRole('button', { name: 'Send All Emails' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Export Emails' })).toBeEnabled();
  });
});
