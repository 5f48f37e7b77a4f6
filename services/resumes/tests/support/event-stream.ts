import type { Instance } from './harness.js';

export interface Stream {
  readonly response: Response;
  /** All that came so far. */
  text(): string;
  /** Data of the events so far. */
  events(): unknown[];
  /** Resolves when the server ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens a stream of events below the service and reads it until it is closed. */
export async function openStream(
  { url }: Pick<Instance, 'url'>,
  path: string,
  authorization: string,
): Promise<Stream> {
  const controller = new AbortController();
  const response = await fetch(`${url}${path}`, {
    headers: { authorization },
    signal: controller.signal,
  });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  return {
    response,
    text: () => text,
    events: () => [...text.matchAll(/^data: (.*)$/gm)].map((match) => JSON.parse(match[1] ?? '')),
    ended: read().catch((error: unknown) => {
      if (!controller.signal.aborted) throw error;
    }),
    close: () => controller.abort(),
  };
}
