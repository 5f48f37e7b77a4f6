/**
 * True unless a page of another site asks: a browser tells where its sockets and scripts are asked from. Any site that a
 * developer visits could read the sources, else.
 */
export function asksFromHere({ headers }) {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  // A proxy may call the product by another name than the browser does.
  const names = [host, headers['x-forwarded-host']];
  return URL.canParse(origin) && names.includes(new URL(origin).host);
}
