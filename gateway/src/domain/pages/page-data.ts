/**
 * Data for the page's scripts in its html. No script itself: the content security policy needs to know nothing of it, and
 * no text in it can end its element.
 */
export const createPageData = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
