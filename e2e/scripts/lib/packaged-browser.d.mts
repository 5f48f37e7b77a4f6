/** The Chromium that comes as a package, and the environment that it needs. */
export function packagedBrowser(): Promise<{
  readonly executablePath: string;
  readonly env: Record<string, string>;
}>;
