/** Longest unfinished event kept; an event of ours is about 100 characters. */
const bufferLimit = 100_000;

/** A stream this long without a byte, heartbeats included, is taken for dead, in milliseconds. */
const silenceLimitMs = 45_000;

/**
 * Data of the events in a `text/event-stream`, as they arrive. Comments, event names and ids are skipped.
 * Ends with the stream, or when it stays silent for too long (a proxy that holds it back). Throws when an
 * event grows past any sensible size, and with the stream's own error.
 */
export async function* readEventStream(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  try {
    for (;;) {
      const silence = setTimeout(() => void reader.cancel(), silenceLimitMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      buffer += decoder.decode(value, { stream: true });
      const events = buffer.split(/\r\n\r\n|\n\n|\r\r/);
      buffer = events.pop() ?? '';
      if (buffer.length > bufferLimit)
        throw new Error('The progress stream sent no end of an event.');
      for (const event of events) {
        const data = dataOf(event);
        if (data !== null) yield data;
      }
    }
  } finally {
    await reader.cancel();
  }
}

function dataOf(event: string): string | null {
  const lines = event
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''));
  return lines.length === 0 ? null : lines.join('\n');
}
