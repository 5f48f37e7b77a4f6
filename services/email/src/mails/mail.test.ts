import { describe, expect, it } from 'vitest';
import { oneLine, renderHtml } from './mail.js';
import { addressOf, isSender } from './sender.js';

describe('isSender', () => {
  it.each(['a@x.test', 'A B <a@x.test>', '"B, A" <a@x.test>'])('takes %p', (text) => {
    expect(isSender(text)).toBe(true);
    expect(addressOf(text)).toBe('a@x.test');
  });

  it.each(['', 'nobody', 'a@x.test, b@x.test', 'a@x.test\r\nBcc: b@x.test', 'A <>', 'a@b@c'])(
    'refuses %p',
    (text) => {
      expect(isSender(text)).toBe(false);
    },
  );
});

describe('oneLine', () => {
  it('leaves no line break of any kind', () => {
    expect(oneLine(' a\r\nb\u2028c\u0000d\u0085e ')).toBe('a b c d e');
  });
});

describe('renderHtml', () => {
  it('makes paragraphs and line breaks, and shows everything else as text', () => {
    const html = renderHtml('Dear A & B,\r\n\r\n<script>x</script>\nend\n');
    expect(html.replace(/<p [^>]*>/g, '<p>')).toContain(
      '<p>Dear A &amp; B,</p>\n<p>&lt;script&gt;x&lt;/script&gt;<br>end</p>',
    );
  });

  it('is a whole page in no language of its own that loads nothing and sets no colour', () => {
    const html = renderHtml('Dear Ada');
    expect(html).toContain('<html>');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/https?:|src=|url\(|[^-]color:|background/);
  });
});
