import { execFile, execFileSync } from 'node:child_process';

/** True when Poppler's pdftotext is installed. */
export function hasPdftotext(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    // Not installed, or not to be started: the comparison is left out.
    return false;
  }
}

/** Reads a file with pdftotext, in a process of its own as a service would. */
export function readWithPdftotext(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('pdftotext', ['-enc', 'UTF-8', path, '-'], (error, text) => {
      if (error) reject(error);
      else resolve(text);
    });
  });
}
