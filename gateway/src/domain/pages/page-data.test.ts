import { expect, it } from 'vitest';
import { createPageData } from './page-data.js';

it('holds any text without ending its element', () => {
  const data = { text: '</script><script>alert(1)</script><!-- & " \u2028' };
  const html = createPageData('some-data', data);
  const [, content = ''] = /^<script [^>]*>([^]*)<\/script>$/.exec(html) ?? [];
  expect(content).not.toContain('<');
  expect(JSON.parse(content)).toEqual(data);
});
