/** One mail to one person, ready to be sent. */
export interface Mail {
  /** Address alone. Never parsed as a list, so one mail reaches one person. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Shown beside the product's own address instead of the product's name. */
  readonly fromName?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
}

/** For text that stands in a header or a heading: line breaks and other control characters become spaces. */
export function oneLine(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what it removes
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
}

/** Text for HTML, with its line breaks kept. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Plain text as a page: paragraphs at blank lines, line breaks elsewhere, nothing else. */
export function renderHtml(text: string): string {
  const paragraphs = text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, '<br>')}</p>`);
  return renderPage(paragraphs.join('\n'));
}

/** The frame of every HTML mail. */
export function renderPage(body: string): string {
  const style = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';
  return `<!doctype html><html lang="en"><body style="${style}">\n${body}\n</body></html>\n`;
}
