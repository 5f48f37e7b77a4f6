/**
 * The Chromium that comes as a package. It supplies the system libraries and fonts it needs only if it believes it runs
 * in AWS Lambda, so it is made to: then a machine without them can run it too.
 */
export async function packagedBrowser() {
  const before = { ...process.env };
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  try {
    const packaged = (await import('@sparticuz/chromium')).default;
    const executablePath = await packaged.executablePath();
    return { executablePath, env: { ...process.env } };
  } finally {
    for (const name of ['AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
  }
}
