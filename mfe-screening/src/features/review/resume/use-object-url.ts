import { useEffect, useState } from 'react';

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

function endingOf(fileName: string): string {
  return fileName.toLowerCase().split('.').at(-1) ?? '';
}

/**
 * An address under which the page can show or save a file that it holds. A PDF or picture is shown as one whatever it says
 * it is: as a page it would run as ours.
 */
export function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(
      new Blob([file], { type: types[endingOf(file.name)] ?? 'application/octet-stream' }),
    );
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}

/** True for a file that browsers show: a PDF or a picture. */
export function isShowable(fileName: string): boolean {
  return endingOf(fileName) in types;
}

export function isPicture(fileName: string): boolean {
  return types[endingOf(fileName)]?.startsWith('image/') === true;
}
