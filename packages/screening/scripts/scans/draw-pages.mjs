import { mapPages, withDocument } from '../../dist/files/pdf/page/open-pdf.js';
import { viewPage } from '../../dist/files/pdf/page/page-view.js';
import { withPdfium } from '../../dist/files/pdf/page/pdfium.js';
import { createPainter, sectionOf } from '../../dist/files/pdf/visibility/render.js';

const DPI = 300;

function drawPage(pdfium, page) {
  const view = viewPage(pdfium, page);
  const whole = { left: 0, top: 0, right: view.width, bottom: view.height };
  const painter = createPainter(pdfium, page, view);
  const { width, height, pixels } = painter.paint(sectionOf(whole, DPI / 72, 20_000_000));
  const levels = Uint8Array.from(
    pixels(),
    (color) => 0.114 * (color & 255) + 0.587 * ((color >> 8) & 255) + 0.299 * ((color >> 16) & 255),
  );
  painter.close();
  return { width, height, levels };
}

/** The pages of a PDF as grey pictures of 300 dpi. */
export function drawPages(bytes) {
  return withPdfium((pdfium) =>
    withDocument(pdfium, bytes, (document) =>
      mapPages(pdfium, document, (page) => drawPage(pdfium, page)),
    ),
  );
}
