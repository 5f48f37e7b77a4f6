import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ResumePages } from '../../../../evidence/components/ResumeParts.js';
import { OriginalPicture, OriginalView } from './OriginalView.js';

const box = { left: 0.1, top: 0.05, right: 0.25, bottom: 0.07 };
const scan = {
  pages: [{ width: 595, height: 842 }],
  words: [
    { start: 0, end: 5, page: 1, box, confidence: 0.96 },
    { start: 6, end: 10, page: 1, box: { ...box, left: 0.3, right: 0.4 }, confidence: 0.4 },
    { start: 11, end: 15, page: 1, box: { ...box, left: 0.5, right: 0.6 }, confidence: 0.96 },
  ],
};
const wound = { of: 'a', start: 0, end: 10 };
const ward = { of: 'b', start: 11, end: 15 };
const resume = { fileName: 'a', text: 'Wound care ward', pageStarts: [0], hiddenText: [], scan };

beforeEach(() => {
  // jsdom has neither.
  URL.createObjectURL = (blob) => `blob:${(blob as Blob).type}`;
  URL.revokeObjectURL = () => undefined;
});

it('marks the lines of all evidence where they are in the picture, and those of the selected', () => {
  const file = new File(['x'], 'ada.JPG');
  const { container } = render(
    <OriginalPicture
      file={file}
      text={resume}
      evidence={[wound, ward]}
      selected={[ward]}
      onShown={() => undefined}
    />,
  );
  const spots = [...container.querySelectorAll<HTMLElement>('img ~ span')];
  expect(spots.map(({ style }) => [style.left, style.width])).toEqual([
    ['50%', '10%'],
    ['10%', '30%'],
  ]);
  expect(spots.map(({ dataset }) => dataset['spot'])).toEqual(['chosen', 'other']);
});

it('underlines the words of the text that were not read for certain', () => {
  const { container } = render(<ResumePages resume={resume} evidence={[wound]} />);
  const doubtful = [...container.querySelectorAll('[title="Not read for certain"]')];
  expect(doubtful.map(({ textContent }) => textContent)).toEqual(['care']);
  expect(container.textContent).toBe('Wound care ward');
});

it('opens a file of several resumes at the page of the quote, else at the first of the resume', async () => {
  const part = { fileName: 'all.pdf', firstPage: 3, lastPage: 4, resumes: 2 };
  const text = { ...resume, fileName: 'all.pdf, pages 3–4', pageStarts: [0, 11], part };
  const file = new File(['x'], 'all.pdf');
  const placeOf = async (more: object, selected: readonly (typeof ward)[]) => {
    const { container } = render(
      <OriginalView file={file} text={{ ...text, ...more }} evidence={[]} selected={selected} />,
    );
    return waitFor(() => container.querySelector('iframe')?.src ?? Promise.reject(new Error()));
  };
  expect(await placeOf({ scan: undefined }, [ward])).toContain('page=4&view=FitH');
  expect(await placeOf({ scan: undefined }, [])).toContain('page=3&view=FitH');
  // A file that can't be marked is shown without marks.
  expect(await placeOf({}, [ward])).toContain('page=3&zoom=');
});
