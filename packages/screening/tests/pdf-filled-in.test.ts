import { describe, expect, it } from 'vitest';
import { makePdf } from './support/make-pdf.js';
import { readText } from './support/read.js';

const read = async (draw: Parameters<typeof makePdf>[0]) =>
  readText('form.pdf', await makePdf(draw));

describe('what was filled in or typed onto a PDF', () => {
  it('is read where it stands: the values of form fields', async () => {
    const { text, hiddenText } = await read((document) => {
      document.font('Helvetica').initForm();
      document.text('Name', 50, 60);
      document.formText('name', 120, 56, 200, 20, { value: 'Amara Okafor' });
      document.text('Last job', 50, 100);
      document.formText('job', 120, 96, 300, 20, { value: 'Ward manager, City Hospital' });
    });
    expect(text).toMatch(/Name\s+Amara Okafor/);
    expect(text).toContain('Ward manager, City Hospital');
    expect(hiddenText).toEqual([]);
  });

  it('is nothing where nothing was filled in', async () => {
    const { text, hiddenText } = await read((document) => {
      document.font('Helvetica').initForm();
      document.text('Application form', 50, 60);
      document.formText('name', 120, 96, 200, 20, {});
    });
    expect(text.trim()).toBe('Application form');
    expect(hiddenText).toEqual([]);
  });

  it('leaves links and the words around them as they are', async () => {
    const { text, hiddenText } = await read((document) => {
      document.text('See my portfolio at example.com', 50, 60, { link: 'https://example.com' });
    });
    expect(text.trim()).toBe('See my portfolio at example.com');
    expect(hiddenText).toEqual([]);
  });
});
