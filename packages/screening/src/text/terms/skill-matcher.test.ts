import { describe, expect, it } from 'vitest';
import { tokenize } from '../words/tokens.js';
import { allSkills, findSkillHits } from './skill-matcher.js';

const namesIn = (text: string) =>
  findSkillHits(text, tokenize(text)).map(({ skill }) => skill.name);

describe('the taxonomy', () => {
  it('knows at least 1,500 skills over at least 40 fields of work', () => {
    expect(allSkills().filter(({ isOccupation }) => !isOccupation).length).toBeGreaterThanOrEqual(
      1_500,
    );
    expect(new Set(allSkills().map(({ field }) => field)).size).toBeGreaterThanOrEqual(40);
  });

  it('gives every skill a name of its own', () => {
    const names = allSkills()
      .filter(({ isOccupation }) => !isOccupation)
      .map(({ name }) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('findSkillHits', () => {
  it.each([
    ['C++, C# and .NET', ['C++', 'C#', '.NET']],
    ['Node.js / node js / NodeJS', ['Node.js', 'Node.js', 'Node.js']],
    ['risk assessments', ['Risk assessment']],
    ['Postgres and K8s', ['PostgreSQL', 'Kubernetes']],
    ['Wrote R and Go', ['R', 'Go']],
    ['We go to the spring fair, r u ok', []],
    ['Microsoft Excel', ['Microsoft Excel']],
    ['to excel in a word', []],
    ['wound\ncare', ['Wound care']],
    ['wound. There was care', []],
    ['', []],
  ])('finds in %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('places each hit on its words', () => {
    const text = 'Led infection control audits';
    const [hit] = findSkillHits(text, tokenize(text));
    expect(text.slice(hit?.start, hit?.end)).toBe('infection control');
  });
});
