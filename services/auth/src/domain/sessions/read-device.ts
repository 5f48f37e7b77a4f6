/** Browser and system that tell sessions apart; null where the browser does not say. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

// The first that fits: nearly every browser also says that it is one of those after it.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstFit = (names: typeof browsers, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Longer ones are made up. */
const readCharacters = 512;

/**
 * The browser and system that a User-Agent header claims, in the words people use; nothing finer, as browsers no longer
 * say their versions truly (https://www.chromium.org/updates/ua-reduction).
 */
export function readDevice(userAgent: string): Device {
  const text = userAgent.slice(0, readCharacters);
  return { browser: firstFit(browsers, text), system: firstFit(systems, text) };
}
