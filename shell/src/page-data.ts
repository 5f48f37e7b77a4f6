/** Reads JSON that the gateway put into the html, by the id of its element; null where it did not, or it can't be read. */
export function readPageData(id: 'runtime-config' | 'remote-manifest'): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
  } catch {
    return null;
  }
}
