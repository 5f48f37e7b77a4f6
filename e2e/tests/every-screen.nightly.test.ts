import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina } from './support/person.js';
import { readSamples, screenFiles } from './support/screening.js';
import { findProblems } from './support/screens/find-problems.js';
import { listMailScreens } from './support/screens/mail-screens.js';
import { listPrivacyScreens } from './support/screens/privacy-screens.js';
import { listResultScreens } from './support/screens/result-screens.js';
import { listReviewScreens } from './support/screens/review-screens.js';
import type { Shown } from './support/screens/screen.js';
import { listStartScreens } from './support/screens/start-screens.js';
import { openSession, type Session } from './support/session.js';
import { makeWordFile } from './support/word-file.js';

const files = [
  'amara-okafor.pdf',
  'grace-lindqvist.doc',
  'kwame-asante-boateng.docx',
  'olena-kovalenko.docx',
  'tomasz-wilczek.pdf',
  'yuki-tanaka.pdf',
];
const german = `Sabine Keller
sabine.keller@example.com
Berufserfahrung
Seit 2012 Stationsleitung auf einer internistischen Station mit 28 Betten, verantwortlich für Dienstplanung
Ausbildung
2002 – 2005 Ausbildung zur Gesundheits- und Krankenpflegerin
Kenntnisse
Wundversorgung, Medikamentengabe, Anleitung von Auszubildenden`;

let session: Session;
let shown: Shown;

beforeAll(async () => {
  session = await openSession(mina);
  const { page, url } = session;
  const more = [
    { fileName: 'keller.doc', bytes: new Uint8Array(makeWordFile(german)) },
    { fileName: 'nothing-in-it.pdf', bytes: new Uint8Array() },
  ];
  const upload = { files: [...(await readSamples(files)), ...more], comparisonScore: 70 };
  const { jobId, candidates } = await screenFiles(page, url, upload);
  const [best] = [...candidates].sort((a, b) => b.score - a.score);
  await page.goto(`${url}/results?job=${jobId}`);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('button', { name: 'Share the shortlist' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Recipient').fill('Head of nursing');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = new URL(await dialog.getByLabel('The link').inputValue());
  shown = {
    page,
    url,
    jobId,
    rejectedIds: candidates.filter(({ status }) => status === 'rejected').map(({ id }) => id),
    best: { id: best?.id ?? '', name: best?.candidate ?? '' },
    shareUrl: link.href.slice(link.origin.length),
  };
});

afterAll(() => session.close());

describe('every screen, in every state, light and dark, on a desk and on a phone,', () => {
  it('can be used by everybody', async () => {
    const problems = await Promise.all([
      findProblems(session, [
        ...listStartScreens(shown),
        ...listMailScreens(shown),
        ...listPrivacyScreens(),
      ]),
      findProblems(session, [...listResultScreens(shown), ...listReviewScreens(shown)]),
    ]);
    expect(problems).toEqual([{}, {}]);
  });
});
