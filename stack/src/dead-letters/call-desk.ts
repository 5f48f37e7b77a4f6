import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod/mini';
import { DeadLettersError } from './dead-letters-error.js';
import type { DeadLetterDesk } from './desk.js';
import { deskAddress, deskAnswers, type DeskCall, deskFile } from './desk-calls.js';

/** The desk of the product that runs on `dataFolder`. Throws DeadLettersError when there is none. */
export async function callDesk(dataFolder: string): Promise<DeadLetterDesk> {
  const { url, token } = await readAddress(dataFolder);
  async function call<Answer extends z.ZodMiniType>(
    body: DeskCall,
    answer: Answer,
  ): Promise<z.output<Answer>> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      throw notRunning(dataFolder, error);
    });
    // Another process may be listening there by now, whose answer does not count.
    const said: unknown = await response.json().catch(() => undefined);
    const parsed = response.ok ? answer.safeParse(said) : undefined;
    if (parsed?.success) return parsed.data;
    const message = (said as { readonly message?: unknown } | undefined)?.message;
    if (response.status !== 500 || typeof message !== 'string') throw notRunning(dataFolder);
    throw new DeadLettersError(`Shortlist could not do it: ${message}`);
  }
  return {
    list: () => call({ action: 'list' }, deskAnswers.list),
    show: (choice) => call({ action: 'show', ...choice }, deskAnswers.show),
    replay: (choice) => call({ action: 'replay', ...choice }, deskAnswers.replay),
    drop: (choice) => call({ action: 'drop', ...choice }, deskAnswers.drop),
  };
}

async function readAddress(dataFolder: string): Promise<z.output<typeof deskAddress>> {
  let text: string;
  try {
    text = await readFile(path.join(dataFolder, deskFile), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new DeadLettersError(
        `Another user owns the folder ${dataFolder}. Run the command as the user who runs Shortlist.`,
        error,
      );
    throw notRunning(dataFolder, error);
  }
  try {
    return deskAddress.parse(JSON.parse(text));
  } catch (error) {
    throw notRunning(dataFolder, error);
  }
}

function notRunning(dataFolder: string, cause?: unknown): DeadLettersError {
  return new DeadLettersError(
    `No Shortlist runs on ${dataFolder}. Without RabbitMQ its dead letters live in its process and end with it: start it (npm start) and run this beside it, with its DATA_DIR. With RabbitMQ, set AMQP_URL.`,
    cause,
  );
}
