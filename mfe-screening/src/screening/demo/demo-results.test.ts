import { processingResult } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { generateDemoScreening } from './demo-results.js';

const generate = (fileNames: string[], random: () => number) =>
  generateDemoScreening({
    jobDescription: '  Senior Ward Manager for Surgery\nYou lead a team.',
    fileNames,
    jobId: 'mock_job_1',
    random,
  });

describe('generateDemoScreening', () => {
  it('scores from 60 to 99 and shortlists from 80', () => {
    const lowest = generate(['a.pdf'], () => 0).candidates[0];
    const highest = generate(['a.pdf'], () => 0.999_999).candidates[0];
    const cutoff = generate(['a.pdf'], () => 0.5).candidates[0];
    expect(lowest).toMatchObject({ id: 'resume_0', score: 60, status: 'rejected' });
    expect(highest).toMatchObject({ score: 99, status: 'shortlisted' });
    expect(cutoff).toMatchObject({ score: 80, status: 'shortlisted' });
  });

  it('drafts a polite email for each rejected one, with the first three words of the job', () => {
    const { rejectionEmails, title } = generate(['a.pdf', 'b.pdf'], () => 0);
    expect(title).toBe('Senior Ward Manager for Surgery');
    expect(rejectionEmails).toHaveLength(2);
    expect(rejectionEmails[0]?.subject).toBe(
      'Thank you for your application - Senior Ward Manager Position',
    );
    expect(rejectionEmails[0]?.content?.endsWith('HR Team')).toBe(true);
  });

  it('has the shape of the real results, never a real address, and takes hostile file names', () => {
    const demo = generate(['<script>.pdf', '', 'x'.repeat(5000)], Math.random);
    expect(processingResult.safeParse({ ...demo, demo: true }).success).toBe(true);
    expect(demo.candidates.every(({ email }) => email.endsWith('@example.com'))).toBe(true);
    expect(demo.origin).toBe('demo');
  });
});
