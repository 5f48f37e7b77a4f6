import { beforeEach, describe, expect, it } from '@jest/globals';
import { generateDemoScreening } from '../screening/demo-results.js';
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

  it.each([
    'not json',
    'null',
    '[]',
    '{"owner":"user_1","jobDescription":7,"comparisonScore":"90","awaiting":true,"demo":{"jobId":1}}',
    '{"owner":"user_1","comparisonScore":1e9,"currentJobId":{}}',
  ])('starts empty from damaged text %p', (text) => {
    sessionStorage.setItem('shortlist.screening', text);
    expect(loadSavedWorkflow(sessionStorage, 'user_1')).toEqual(emptySavedWorkflow);
  });

  it('does without a storage that is forbidden', () => {
    expect(() => saveWorkflow(forbidden, 'user_1', saved)).not.toThrow();
    expect(loadSavedWorkflow(forbidden, 'user_1')).toEqual(emptySavedWorkflow);
  });
});
