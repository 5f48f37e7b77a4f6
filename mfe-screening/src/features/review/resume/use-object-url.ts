import { useEffect, useState } from 'react';

const pdf = 'application/pdf';

/**
 * An address under which the page can show or save a file that it holds. A PDF is shown as one whatever it says it is:
 * as a page it would run as ours.
 */
export function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(
      new Blob([file], { type: isPdf(file.name) ? pdf : 'application/octet-stream' }),
    );
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}

export function isPdf(fileName: string): boolean {
  return fileName.toLowerCase().endsWith('.pdf');
}
