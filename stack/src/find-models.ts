import { z } from 'zod';

/** Where programs that serve language models answer by default. */
const SERVERS = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
] as const;
const TIMEOUT_MS = 500;

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) });

/** A program on this machine that serves language models. */
export interface FoundModels {
  readonly name: string;
  readonly baseURL: string;
  readonly models: readonly string[];
}

async function ask(name: string, port: number): Promise<FoundModels | null> {
  const baseURL = `http://127.0.0.1:${port}/v1`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(`${baseURL}/models`, { signal, redirect: 'error' });
    const list = modelList.safeParse(answer.ok ? await answer.json() : null);
    return list.success ? { name, baseURL, models: list.data.data.map(({ id }) => id) } : null;
  } catch {
    // Nothing is there, or something else is.
    return null;
  }
}

/** The programs on this machine that serve models, asked on loopback alone, within half a second; not at `ownPort`. */
export async function findModels(
  ownPort: number,
  servers: readonly { readonly name: string; readonly port: number }[] = SERVERS,
): Promise<readonly FoundModels[]> {
  const others = servers.filter(({ port }) => port !== ownPort);
  const found = await Promise.all(others.map(({ name, port }) => ask(name, port)));
  return found.filter((each) => each !== null);
}

/** One model that was found, and the command that starts Shortlist with it. */
export interface FoundModel {
  readonly program: string;
  readonly model: string;
  readonly command: string;
}

function offer({ name, baseURL, models: [model = ''] }: FoundModels): FoundModel {
  const quoted = `'${model.replaceAll(/[^\w.:/@+-]/g, '')}'`;
  const command = `OPENAI_BASE_URL=${baseURL} OPENAI_MODEL=${quoted} npm start`;
  return { program: name, model, command };
}

/** The first model of each program. */
export function offerModels(found: readonly FoundModels[]): readonly FoundModel[] {
  return found.map(offer);
}

/** How to screen with what was found; empty where there is nothing. */
export function describeModels(offers: readonly FoundModel[]): string {
  return offers
    .map(
      ({ program, model, command }) => `
  ${program} runs on this machine with the model ${model}. It is not used automatically. To screen with it, start with
  ${command}
`,
    )
    .join('');
}
