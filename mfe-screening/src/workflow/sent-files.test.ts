import { describe, expect, it } from 'vitest';
import { createSentFiles } from './sent-files.js';

const fileOf = (name: string, text = 'resume') => new File([text], name, { lastModified: 1 });

describe('sent files', () => {
  it('are found by screening and name', () => {
    const sent = createSentFiles();
    const file = fileOf('cv.pdf');
    sent.add('job_1', [file, fileOf('other.pdf')]);
    expect(sent.find('job_1', 'cv.pdf')).toEqual({ status: 'held', file });
    expect(sent.find('job_2', 'cv.pdf')).toEqual({ status: 'gone' });
    expect(sent.find('job_1', 'unknown.pdf')).toEqual({ status: 'gone' });
  });

  it('are added to by a later upload; a second try adds nothing', () => {
    const sent = createSentFiles();
    sent.add('job_1', [fileOf('cv.pdf')]);
    sent.add('job_1', [fileOf('cv.pdf'), fileOf('late.pdf')]);
    expect(sent.find('job_1', 'cv.pdf').status).toBe('held');
    expect(sent.find('job_1', 'late.pdf').status).toBe('held');
  });

  it('of one name and different content are not taken for each other', () => {
    const sent = createSentFiles();
    sent.add('job_1', [fileOf('cv.pdf'), fileOf('cv.pdf', 'of somebody else')]);
    expect(sent.find('job_1', 'cv.pdf')).toEqual({ status: 'ambiguous' });
  });
});
