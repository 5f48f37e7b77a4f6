import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Packages of trained data by the language they read (ISO 639-1). */
const PACKAGES = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
} as const;

export type ScanLanguage = keyof typeof PACKAGES;
const MAX_BYTES = 32 * 1024 * 1024;
const unpack = promisify(gunzip);

export function isScanLanguage(code: string): code is ScanLanguage {
  return code in PACKAGES;
}

/** The path of an installed file by its package and name; null where the package is not installed. */
export function findPackage(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
}

/** The trained data of a language; null where its package is not installed. */
export async function loadLanguage(language: ScanLanguage): Promise<Uint8Array | null> {
  const name = PACKAGES[language];
  const path = findPackage(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`);
  return path === null ? null : unpack(await readFile(path), { maxOutputLength: MAX_BYTES });
}
