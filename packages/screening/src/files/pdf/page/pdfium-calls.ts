/** The functions of PDFium that are used here. They take and give numbers: pointers, sizes, and 1 for true. */
const NAMES = [
  'PDFiumExt_Init',
  'FPDF_LoadMemDocument',
  'FPDF_CloseDocument',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageWidthF',
  'FPDF_GetPageHeightF',
  'FPDF_PageToDevice',
  'FPDF_RenderPageBitmap',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_Destroy',
  'FPDFDoc_GetAttachmentCount',
  'FPDFLink_Enumerate',
  'FPDFLink_GetAction',
  'FPDFAction_GetType',
  'FPDFAction_GetURIPath',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_GetAnnot',
  'FPDFPage_CloseAnnot',
  'FPDFPage_Flatten',
  'FPDFAnnot_GetSubtype',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_SetIsActive',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMark',
  'FPDFPageObjMark_GetParamStringValue',
  'FPDFPageObjMark_RemoveParam',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFFont_GetIsEmbedded',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_GetTextObject',
  'FPDFText_GetFontSize',
  'FPDFText_GetMatrix',
  'FPDFText_GetCharBox',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharOrigin',
] as const;

type Call = (...values: readonly number[]) => number;

export type PdfiumCalls = Readonly<Record<(typeof NAMES)[number], Call>>;

function isCall(value: unknown): value is Call {
  return typeof value === 'function';
}

/** The calls as the instance exports them: through the package's own wrappers each takes ten times as long. */
export function pickCalls(exports: Readonly<Record<string, unknown>>): PdfiumCalls {
  return Object.fromEntries(
    NAMES.map((name) => {
      const call = exports[name];
      if (!isCall(call)) throw new Error(`PDFium has no function ${name}.`);
      return [name, call];
    }),
  ) as PdfiumCalls;
}
