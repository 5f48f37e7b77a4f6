import { describe, expect, it } from 'vitest';
import { createLocalEngine } from './local.js';

const engine = createLocalEngine();
const NAMES = [
  'Chiamaka Lindqvist',
  'Anna Baker',
  'Grace Nurse',
  'Tom Driver',
  'Will Cook',
  'Joy Carpenter',
  'Mason Porter',
  'Dean Butler',
  'Bill Gardener',
  'Anna Masters',
  'Mary Law',
  'Art Teacher',
  'Jean-Luc van der Berg',
  'Li Wei',
];
const JOBS = [
  ['Baker', 'bread, pastry and oven work', 'Pastry and dough'],
  ['Nurse', 'wound care and triage on a ward', 'Triage on an acute ward'],
  ['Driver', 'HGV driving and route planning', 'Route planning for deliveries'],
  ['Cook', 'food hygiene and menu planning', 'Menu planning for a canteen'],
  ['Carpenter', 'joinery and timber framing', 'Timber framing on site'],
  ['Teacher', 'lesson planning and classroom management', 'Lesson planning for year 4'],
] as const;
/** Ways in which resumes show whose they are. */
const LAYOUTS: readonly ((name: string, handle: string) => string)[] = [
  (name, handle) => `${name}\n${handle}@example.com | Leeds LS1 4AP`,
  (name, handle) => `${name.toUpperCase()}\nlinkedin.com/in/${handle}\n${handle}@example.com`,
  (name, handle) =>
    `Curriculum Vitae of ${name}\nEmail: ${handle}@example.com\nMs ${name.split(' ').at(-1) ?? ''}`,
  (name, handle) => `${name} | Leeds | ${handle}@example.com\nI, ${name}, apply for this post.`,
  (name) => `Curriculum Vitae\n${name}\n+44 20 7946 0112 | London SW3 1AY`,
  (name, handle) => `Name: ${name}\nhttps://${handle}.example.com\n${handle}@example.com`,
];

describe('the name', () => {
  it.each(JOBS)('never counts for or against a %s', async (title, wanted, evidence) => {
    const { job } = await engine.prepareJob(
      `${title}\nRequirements\n- Experience as a ${title.toLowerCase()}\n- Experience of ${wanted}\n- Master's degree`,
      { asOf: '2026-11' },
    );
    const scoreOf = async (head: string) => {
      const { exactScore, verdicts, languageFit, skills } = await engine.screen(job, {
        kind: 'text',
        fileName: 'cv.pdf',
        text: `${head}\n\nExperience\nShop assistant, 2018 – 2020\n• ${evidence}\n• Helped customers`,
        pageStarts: [0],
        hiddenText: [],
      });
      return { exactScore, languageFit, skills, verdicts: verdicts.map(({ verdict }) => verdict) };
    };
    for (const layout of LAYOUTS) {
      // Without an address, nothing distinguishes this name from a job title.
      const names = layout('', 'handle').includes('handle')
        ? NAMES
        : NAMES.filter((name) => name !== 'Art Teacher');
      const scores = await Promise.all(
        names.map(async (name) => {
          const handle = name.toLowerCase().replace(/[^a-z]+/g, '.');
          return { name, ...(await scoreOf(layout(name, handle))) };
        }),
      );
      const [{ name: _, ...first }] = scores as [(typeof scores)[number]];
      expect(scores).toEqual(names.map((name) => ({ name, ...first })));
    }
  });

  it('counts as a word of work where it is one', async () => {
    const { job } = await engine.prepareJob('Baker\nRequirements\n- Experience as a baker', {
      asOf: '2026-11',
    });
    const scoreOf = async (text: string) =>
      (
        await engine.screen(job, {
          kind: 'text',
          fileName: 'cv.pdf',
          text,
          pageStarts: [0],
          hiddenText: [],
        })
      ).exactScore;
    expect(await scoreOf('Anna Baker\nBaker, Hill Bakery, 2018 – 2020')).toBe(
      await scoreOf('Anna Smith\nBaker, Hill Bakery, 2018 – 2020'),
    );
    expect(await scoreOf('Anna Baker\nBaker, Hill Bakery, 2018 – 2020')).toBeGreaterThan(
      await scoreOf('Anna Baker\nClerk, Hill Library, 2018 – 2020'),
    );
  });
});
