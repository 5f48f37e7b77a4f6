/** Decodes plain text: UTF-16 by its mark, UTF-8 when valid, else Windows-1252, which never fails. */
export function decodePlainText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: the answer is the single-byte encoding Windows programs write.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
