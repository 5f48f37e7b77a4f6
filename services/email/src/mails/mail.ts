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
  /** A POST there stops mails like this one (RFC 8058). */
  readonly unsubscribeUrl?: string;
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

/** Plain text that people wrote, in whatever language, as a page: paragraphs at blank lines, line breaks elsewhere. */
export function renderHtml(text: string): string {
  const paragraphs = text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => renderParagraph(escapeHtml(paragraph).replace(/\r?\n/g, '<br>')));
  return renderPage(paragraphs.join('\n'));
}

/** A paragraph of HTML. Its text says in which direction it is read. */
export function renderParagraph(html: string): string {
  return `<p dir="auto" style="margin:0 0 16px">${html}</p>`;
}

/**
 * The frame of every HTML mail: of readable width, without anything to load. It sets no colours, so that mail programs
 * show it light or dark as their reader chose. `language` as an ISO 639-1 code; without it, readers go by the text.
 */
export function renderPage(body: string, language?: string): string {
  const lang = language === undefined ? '' : ` lang="${language}"`;
  const font = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';
  return `<!doctype html>
<html${lang}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}</style>
</head>
<body style="margin:0;padding:0">
<div style="max-width:600px;margin:0 auto;padding:24px 16px;${font};overflow-wrap:break-word;word-break:break-word">
${body}
</div>
</body>
</html>
`;
}
