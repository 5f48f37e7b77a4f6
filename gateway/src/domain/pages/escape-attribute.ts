const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as it may stand in html, also between double quotes. */
export const escapeAttribute = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
