import { describe, expect, it } from 'vitest';
import { phraseCriterion } from './phrase-criterion.js';

describe('phraseCriterion', () => {
  it.each([
    [
      'Harbour Vale Hospital is looking for an experienced Ward Manager to lead a 28-bed acute medical ward.',
      'Experienced Ward Manager to lead a 28-bed acute medical ward',
    ],
    ['We are looking for a primary school teacher.', 'Primary school teacher'],
    ['We’re currently hiring an electrician', 'Electrician'],
    ['Smith & Sons Ltd. is seeking the best baker in town.', 'Best baker in town'],
    ['We need someone who can weld.', 'Weld'],
    ['You will be responsible for safe care.', 'Responsible for safe care'],
    ['You have three years in a professional kitchen.', 'Three years in a professional kitchen'],
    ['You must have a driving licence', 'Driving licence'],
    ['The successful candidate will lead the team.', 'Lead the team'],
    ['The ideal candidate must be able to lift 20 kg', 'Lift 20 kg'],
    ["You'll manage the ward budget", 'Manage the ward budget'],
    ['Be able to teach Further Mathematics (desirable)', 'Able to teach Further Mathematics'],
    ['Have a degree in mathematics', 'Degree in mathematics'],
    ['Experience of dental plans would be an advantage', 'Experience of dental plans'],
    ['CCRN strongly preferred', 'CCRN'],
    ['Support the team as needed', 'Support the team as needed'],
    ['prepare annual accounts.', 'Prepare annual accounts'],
    ['To be considered, you will need to have run a dairy herd', 'Run a dairy herd'],
    ["You can't start without a slinger ticket", 'Slinger ticket'],
    ['You will need your own shears', 'Own shears'],
    ["Experience of lambing would be lovely but isn't a deal breaker", 'Experience of lambing'],
    ['It would be an advantage if you have driven abroad', 'Driven abroad'],
  ])('of %j makes %j', (statement, criterion) => {
    expect(phraseCriterion(statement)).toBe(criterion);
  });

  it.each([
    'You must not have unspent convictions',
    'You will never work alone',
    'Support people who are looking for work',
    'Recruiting and training new staff',
    'Hold the ward budget',
    'A leadership or management qualification',
    'Tills, stock, etc.',
    'You have',
    'You will',
    'We are looking for',
    'The ward is open and staff are friendly',
    '',
    '🙂',
  ])('leaves %j alone', (statement) => {
    expect(phraseCriterion(statement)).toBe(statement);
  });

  it('stays quick on hostile text', () => {
    const text = `We ${'are is '.repeat(20_000)}`;
    expect(phraseCriterion(text)).toBe(text.trim());
  });
});
