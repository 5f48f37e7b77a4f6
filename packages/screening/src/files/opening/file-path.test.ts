import { describe, expect, it } from 'vitest';
import { safeName } from './file-path.js';

describe('safeName', () => {
  it.each([
    ['Ada Lovelace – CV.pdf', 'Ada Lovelace – CV.pdf'],
    ['履歴書.docx', '履歴書.docx'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\cv.doc', 'cv.doc'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['', 'Unnamed file'],
    ['folder/', 'Unnamed file'],
    ['\u200b \u200b', 'Unnamed file'],
    ['broken\ud800.pdf', 'broken\ufffd.pdf'],
  ])('shows %j as %j', (original, shown) => {
    expect(safeName(original)).toBe(shown);
  });

  it('shortens in the middle and keeps the ending', () => {
    const shown = safeName(`${'😀'.repeat(400)}.pdf`);
    expect([...shown]).toHaveLength(200);
    expect(shown.endsWith('😀.pdf')).toBe(true);
  });
});
