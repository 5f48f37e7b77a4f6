import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createLocalEngine } from '../src/engines/local/local.js';
import { readText } from './support/read.js';

const folder = new URL('../../../samples/', import.meta.url);
const engine = createLocalEngine();

async function screenSamples() {
  const { job } = await engine.prepareJob(
    await readFile(new URL('job-description.txt', folder), 'utf8'),
    { asOf: '2026-11' },
  );
  const names = (await readdir(new URL('resumes/', folder))).sort();
  const entries = await Promise.all(
    names.map(async (name) => {
      const resume = await readText(name, await readFile(new URL(`resumes/${name}`, folder)));
      return [name, await engine.screen(job, resume)] as const;
    }),
  );
  return { job, results: new Map(entries) };
}

const { job, results } = await screenSamples();
const of = (name: string) => {
  const result = results.get(name);
  if (!result) throw new Error(`${name} is not a sample`);
  return result;
};

describe('the samples', () => {
  it('are twelve people, four in each format, each with name, email, years and skills', () => {
    expect(results.size).toBe(12);
    for (const extension of ['.pdf', '.docx', '.doc']) {
      expect([...results.keys()].filter((name) => name.endsWith(extension))).toHaveLength(4);
    }
    for (const result of results.values()) {
      expect(result.email).toMatch(/@example\.com$/);
      expect(result.experience).toMatch(/^[1-9]\d* years$/);
      expect(result.skills.length).toBeGreaterThan(0);
      expect(result.flags.map(({ kind }) => kind)).not.toContain('name-guessed');
    }
  });

  it('show titles, employers and education', () => {
    expect(of('amara-okafor.pdf').facts).toEqual({
      certificates: ['NMC registration', 'Advanced Life Support'],
      links: [],
      titles: ['Ward Manager', 'Charge Nurse', 'Staff Nurse'],
      employers: ['St Brannock Hospital', 'Northgate Infirmary'],
      education: expect.arrayContaining(['BSc (Hons) Adult Nursing, University of Eastmoor']),
      language: { code: 'en', name: 'English' },
      years: { computed: 13, stated: 12 },
    });
    for (const { facts } of results.values()) {
      expect(facts?.titles.length).toBeGreaterThan(0);
      expect(JSON.stringify(facts?.education)).not.toMatch(/(?:19|20)\d\d/);
    }
  });

  it('spread over the scores', () => {
    const scores = [...results.values()].map(({ score }) => score);
    expect(scores.filter((score) => score >= 80).length).toBeGreaterThanOrEqual(3);
    expect(scores.filter((score) => score >= 50 && score < 80).length).toBeGreaterThanOrEqual(2);
    expect(scores.filter((score) => score < 50).length).toBeGreaterThanOrEqual(3);
  });

  it('have a job whose boilerplate is left out', () => {
    expect(job.title).toBe('Acute Ward Manager');
    expect(JSON.stringify(job.criteria)).not.toMatch(/pension|parking|equal opportunity/i);
  });

  it('flag white text on white, and only that', () => {
    expect(of('yuki-tanaka.pdf').flags.map(({ kind }) => kind)).toEqual([
      'hidden-text',
      'instruction-text',
    ]);
    expect(of('yuki-tanaka.pdf').score).toBeLessThan(30);
    expect(of('priya-raghunathan.pdf').flags).toEqual([]);
  });

  it.each([
    ['tomasz-wilczek.pdf', 'Tomasz Wilczek', '7 years'],
    ['kwame-asante-boateng.docx', 'Kwame Asante-Boateng', '15 years'],
    ['linh-nguyen.doc', 'Nguyễn Thị Linh', '6 years'],
    ['priya-raghunathan.pdf', 'Priya Raghunathan', '9 years'],
  ])('are read as their people wrote them: %s', (file, name, experience) => {
    expect(of(file)).toMatchObject({ name, experience });
  });
});
