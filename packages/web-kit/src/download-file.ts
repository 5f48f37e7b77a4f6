/** Lets the browser save a file under a name. */
export function downloadFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked a moment later: a browser may start to read only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
