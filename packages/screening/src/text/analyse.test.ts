import { expect, it } from 'vitest';
import { analyseText } from './analyse.js';

const statementsOf = (text: string) => analyseText(text).segments.map((segment) => segment.text);

it('has one statement for the lines of a name that a narrow column wraps', () => {
  expect(statementsOf('Skills\nWound\nCare\nTriage')).toEqual(['Skills', 'Wound\nCare', 'Triage']);
});

it('keeps lines apart of which a name is only a part', () => {
  const lines = ['Audits of wound', 'Care for 12 residents'];
  expect(statementsOf(lines.join('\n'))).toEqual(lines);
});
