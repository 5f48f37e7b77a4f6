import { beforeEach, describe, expect, it } from 'vitest';
import { generateDemoScreening } from '../screening/demo/demo-results.js';
import { emptySavedWorkflow, loadSavedWorkflow, saveWorkflow } from './saved-workflow.js';

const saved = {
  ...emptySavedWorkflow,
  jobDescription: 'Ward Manager',
  comparisonScore: 62,
  currentJobId: 'job_1',
  awaiting: true,
};

/** A storage in which every access throws, as where the browser blocks site data. */
const forbidden = new Proxy({} as Storage, {
  get: () => () => {
    throw new Error('The operation is insecure.');
  },
});

describe('saved workflow', () => {
  beforeEach(() => sessionStorage.clear());

  it('comes back for the same user', () => {
    saveWorkflow(sessionStorage, 'user_1', saved);
    expect(loadSavedWorkflow(sessionStorage, 'user_1')).toEqual(saved);
  });

  it('is never shown to another user', () => {
    saveWorkflow(sessionStorage, 'user_1', saved);
    expect(loadSavedWorkflow(sessionStorage, 'user_2')).toEqual(emptySavedWorkflow);
  });

  it('keeps demo results, marked as such', () => {
    const demo = generateDemoScreening({
      jobDescription: 'Ward Manager',
      fileNames: ['a.pdf'],
      jobId: 'mock_job_1',
    });
    saveWorkflow(sessionStorage, 'user_1', { ...saved, demo });
    expect(loadSavedWorkflow(sessionStorage, 'user_1').demo).toEqual(demo);
  });

  it('keeps what a later release of this page left', () => {
    const demo = generateDemoScreening({
      jobDescription: 'Ward Manager',
      fileNames: ['a.pdf', 'b.pdf'],
      jobId: 'mock_job_1',
    });
    const [first, ...others] = demo.candidates.map((each) => ({ ...each, status: 'rejected' }));
    const proposal = { title: 'Nurse', leftOut: [], isFinal: true, mood: 'new' };
    const criteria = [{ id: 'c1', text: 'Triage', kind: 'bonus', weight: 2 }];
    const text = JSON.stringify({
      ...saved,
      owner: 'user_1',
      novelty: 1,
      criteria: { source: 'Ward Manager', proposal: { ...proposal, criteria }, draft: null },
      demo: { ...demo, demo: true, candidates: [{ ...first, status: 'on-hold' }, ...others] },
    });
    sessionStorage.setItem('shortlist.screening', text);
    const loaded = loadSavedWorkflow(sessionStorage, 'user_1');
    expect(loaded).toMatchObject({ jobDescription: 'Ward Manager', currentJobId: 'job_1' });
    expect(loaded.criteria?.proposal.criteria).toEqual([{ ...criteria[0], kind: 'nice' }]);
    expect(loaded.demo?.candidates.map(({ status }) => status)).toEqual(['review', 'rejected']);
  });

  it.each([
    'not json',
    'null',
    '[]',
    '{"owner":"user_1","jobDescription":7,"comparisonScore":"90","awaiting":true,"demo":{"jobId":1}}',
    '{"owner":"user_1","comparisonScore":1e9,"currentJobId":{}}',
    '{"owner":"user_1","criteria":{"source":"x","proposal":7},"demo":"text"}',
    '7',
  ])('starts empty from damaged text %p', (text) => {
    sessionStorage.setItem('shortlist.screening', text);
    expect(loadSavedWorkflow(sessionStorage, 'user_1')).toEqual(emptySavedWorkflow);
  });

  it('does without a storage that is forbidden', () => {
    expect(() => saveWorkflow(forbidden, 'user_1', saved)).not.toThrow();
    expect(loadSavedWorkflow(forbidden, 'user_1')).toEqual(emptySavedWorkflow);
  });
});
