import { readFile } from 'node:fs/promises';
import * as http from '@shortlist/contracts/http/resumes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { walkByKeyboard } from './support/keyboard-walk.js';
import type { Recruiter } from './support/person.js';
import { createResultsPage } from './support/results-page.js';
import { countFrom, readJob, readSamples, screenFiles } from './support/screening.js';
import { openSession, type Session } from './support/session.js';

const recruiter: Recruiter = {
  firstName: 'Ines',
  lastName: 'Halvorsen',
  email: 'ines@example.com',
  password: 'a long enough password',
};

const sampleNames = [
  'amara-okafor.pdf',
  'grace-lindqvist.doc',
  'kwame-asante-boateng.docx',
  'olena-kovalenko.docx',
  'tomasz-wilczek.pdf',
];
/** Shows all that the job asks for. */
const best = 'Amara Okafor';
/** Has another profession. */
const least = 'Olena Kovalenko';
const threshold = 60;
const reason = 'Ward closed; asked to be considered for the next vacancy.';

let session: Session;
let page: Page;
let complaints: string[];
let jobId: string;
let results: ReturnType<typeof createResultsPage>;

const openResults = async () => {
  await page.goto(`${session.url}/results?job=${jobId}`);
  await page.getByRole('heading', { name: 'Screening Results' }).waitFor();
};
const currentJob = () => readJob(page, session.url, jobId);

beforeAll(async () => {
  session = await openSession(recruiter);
  ({ page, complaints } = session);
  results = createResultsPage(page);
  const resumes = await readSamples(sampleNames);
  const whole = await readSamples(['fatima-al-rashid.docx']);
  const damaged = [
    { fileName: 'nothing-in-it.pdf', bytes: new Uint8Array() },
    { fileName: 'cut-off.docx', bytes: whole[0]?.bytes.slice(0, 4000) ?? new Uint8Array() },
  ];
  const upload = { files: [...resumes, ...damaged], comparisonScore: threshold };
  ({ jobId } = await screenFiles(page, session.url, upload));
});

beforeEach(async () => {
  complaints.length = 0;
  await openResults();
});

afterAll(() => session.close());

/** Waits until the resume of the best has just these marks. */
const expectHighlighted = (texts: readonly (string | null)[]) =>
  expect
    .poll(() => results.highlighted(best).allTextContents(), { timeout: 20_000 })
    .toEqual(texts);

describe('checking a screening', () => {
  it('lists the files that could not be read, each with its own reason', async () => {
    await results.tab('Could not be read', 2).click();
    const files = page.getByRole('region', { name: 'Files that could not be read' });
    const reasonFor = (fileName: string) =>
      files.getByRole('listitem').filter({ hasText: fileName }).textContent();
    expect(await reasonFor('nothing-in-it.pdf')).toContain('This file is empty (0 bytes)');
    expect(await reasonFor('cut-off.docx')).toContain('damaged or incomplete');
    expect(complaints).toEqual([]);
  });

  it('highlights in the resume exactly what each criterion quotes', async () => {
    await results.details(best).click();
    await results.highlighted(best).first().waitFor();
    const criteria = await results.criteriaWithEvidence(best).all();
    expect(criteria.length).toBeGreaterThan(5);
    const { candidates } = await currentJob();
    const { verdicts } = candidates.find(({ candidate }) => candidate === best) ?? { verdicts: [] };
    const quotes = verdicts.flatMap(({ quote }) => (quote === null ? [] : [quote]));
    const shown: (string | null)[] = [];
    for (const criterion of criteria) {
      await criterion.click();
      const quote = await criterion.locator('q').textContent();
      await expectHighlighted([quote]);
      shown.push(quote);
    }
    expect(shown.toSorted()).toEqual(quotes.toSorted());
    expect(complaints).toEqual([]);
  });

  it('opens the evidence and selects a criterion with the keyboard alone', async () => {
    const keys = walkByKeyboard(page);
    await page.getByRole('tab', { name: /^Shortlisted/ }).focus();
    await keys.enter(results.details(best));
    await results.highlighted(best).first().waitFor();
    const last = results.criteriaWithEvidence(best).last();
    expect(await last.getAttribute('aria-pressed')).toBe('false');
    await keys.to(last);
    await keys.press('Space');
    expect(await last.getAttribute('aria-pressed')).toBe('true');
    await expectHighlighted([await last.locator('q').textContent()]);
    expect(complaints).toEqual([]);
  });

  it('finds that no score goes by name, pronoun, year or postcode', async () => {
    await results.tab('Analytics').click();
    await page.getByRole('button', { name: 'Run swap test' }).click();
    await page.getByText('No score shifted').waitFor();
    await page.getByText(`We rescored all ${sampleNames.length} resumes.`).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('what if', () => {
  it('counts again while the threshold moves, and goes back with Reset', async () => {
    const { candidates } = await currentJob();
    const before = countFrom(candidates, threshold);
    const outcome = (count: number) => `${count} of ${candidates.length} shortlisted`;
    await results.whatIf().getByText(outcome(before)).waitFor();
    for (const [tried, expected] of [
      ['0', candidates.length],
      ['100', countFrom(candidates, 100)],
    ] as const) {
      await results.slider().fill(tried);
      await results.whatIf().getByText(outcome(expected)).waitFor();
      expect(expected).not.toBe(before);
    }
    await results.whatIf().getByRole('button', { name: 'Reset' }).click();
    await results.whatIf().getByText(outcome(before)).waitFor();
    expect(await results.slider().inputValue()).toBe(String(threshold));
    expect((await currentJob()).comparisonScore).toBe(threshold);
  });

  it('keeps an applied threshold', async () => {
    const { candidates } = await currentJob();
    const shortlisted = candidates.flatMap(({ score }) => (score >= threshold ? [score] : []));
    const higher = Math.min(...shortlisted) + 1;
    const expected = countFrom(candidates, higher);
    expect(expected).not.toBe(countFrom(candidates, threshold));
    await results.slider().fill(String(higher));
    await results.whatIf().getByRole('button', { name: 'Apply' }).click();
    await results.tab('Shortlisted', expected).waitFor();
    await page.reload();
    await results.tab('Shortlisted', expected).waitFor();
    await results.tab('Rejections', candidates.length - expected).waitFor();
    expect(await results.slider().inputValue()).toBe(String(higher));
    expect(complaints).toEqual([]);
  });

  it('scores without a criterion that was switched off', async () => {
    const before = await currentJob();
    const scoreOf = (job: typeof before, name: string) =>
      job.candidates.find(({ candidate }) => candidate === name)?.score;
    const name = 'Grace Lindqvist';
    const verdicts = before.candidates.find(({ candidate }) => candidate === name)?.verdicts ?? [];
    const lacking = verdicts.find(({ verdict }) => verdict === 'not-found')?.criterionId;
    const { text = '' } = before.criteria.find(({ id }) => id === lacking) ?? {};
    const showAll = results.whatIf().getByRole('button', { name: /^Show all/ });
    const counts = results.whatIf().getByRole('checkbox', { name: text, exact: true });
    await showAll.click();
    await counts.uncheck();
    await results.whatIf().getByRole('button', { name: 'Apply' }).click();
    await page.getByText(/^Applied: /).waitFor();
    await page.reload();
    await showAll.click();
    expect(await counts.isChecked()).toBe(false);

    const after = await currentJob();
    expect(scoreOf(after, name)).toBeGreaterThan(scoreOf(before, name) ?? 100);
    await results
      .row(name)
      .getByText(`Score ${scoreOf(after, name)}`, { exact: true })
      .waitFor();
    await results.details(name).click();
    await results
      .row(name)
      .getByRole('listitem')
      .filter({ hasText: text })
      .getByText('· off')
      .waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a decision by a person', () => {
  it('needs a reason, moves the candidate and stays', async () => {
    const { rejected } = await currentJob();
    await results
      .row(best)
      .getByRole('button', { name: /Move to rejected/ })
      .click();
    const move = results.dialog().getByRole('button', { name: 'Move to rejected' });
    await move.click();
    await results.dialog().getByText('Please give a reason').waitFor();
    await results.dialog().getByRole('textbox', { name: 'Reason' }).fill(reason);
    await move.click();
    await results.dialog().waitFor({ state: 'detached' });
    await results.row(best).waitFor({ state: 'detached' });
    for (const visit of ['at once', 'after a reload']) {
      if (visit === 'after a reload') await page.reload();
      await results.tab('Rejections', rejected + 1).click();
      await results.letterOf(best);
      await results.row(best).getByText('by you, today').getByText(reason).waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('stands in the decision record, on the page and in its file', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'Decision record', exact: true }).click();
    const table = page.getByRole('table', { name: 'Decisions' });
    const moved = table.getByRole('row').filter({ hasText: 'Decision changed' });
    await moved.getByText(reason).waitFor();
    await moved.getByText('Shortlisted → Rejected').waitFor();
    await moved.getByText(recruiter.email).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download JSON' }).click();
    const file = await (await download).path();
    const record = http.getDecisionRecord.response.parse(JSON.parse(await readFile(file, 'utf8')));
    expect(record.jobId).toBe(jobId);
    const decision = record.decisions.find(({ kind }) => kind === 'overridden');
    expect(decision).toMatchObject({
      candidate: best,
      by: recruiter.email,
      from: 'shortlisted',
      to: 'rejected',
      why: reason,
    });
    expect(complaints).toEqual([]);
  });
});

describe('the template of the rejection emails', () => {
  beforeEach(async () => {
    await results.tab('Rejections').click();
    await page.getByRole('button', { name: 'Edit template' }).click();
  });

  it('is previewed as it is written, and drafts the emails again', async () => {
    const preview = results.dialog().getByRole('region', { name: 'Preview' });
    await results.dialog().getByLabel('Subject').fill('News about {{job_title}}');
    await results
      .dialog()
      .getByLabel('Email')
      .fill('Dear {{first_name}},\n\nthank you from {{company}}.');
    await results.dialog().getByLabel('Company').fill('Harbour Vale');
    await preview.getByText('thank you from Harbour Vale.').waitFor();
    const { title } = await currentJob();
    await preview.getByText(`News about ${title}`).waitFor();
    await results.dialog().getByRole('button', { name: 'Save' }).click();
    await results.dialog().waitFor({ state: 'detached' });
    await results.letterOf(least);
    await results.row(least).getByText('Dear Olena,').waitFor();
    await results.letterOf(best);
    await results.row(best).getByText('Dear Amara,').waitFor();
    const { rejectionEmails } = await currentJob();
    expect(new Set(rejectionEmails.map(({ subject }) => subject))).toEqual(
      new Set([`News about ${title}`]),
    );
    expect(complaints).toEqual([]);
  });

  it('refuses a placeholder it does not know, with the reason, and keeps the drafts', async () => {
    const { rejectionEmails: before } = await currentJob();
    await results
      .dialog()
      .getByLabel('Email')
      .fill('Dear {{first_name}}, your score was {{score}}.');
    await results.dialog().getByRole('button', { name: 'Save' }).click();
    await results.dialog().getByText('The template uses {{score}}, which is not known.').waitFor();
    expect((await currentJob()).rejectionEmails).toEqual(before);
    // The browser notes each refused request.
    expect(complaints).toEqual([expect.stringContaining('422')]);
  });
});
