import type { IncomingHttpHeaders } from 'node:http';
import { workspaceHeader } from '@shortlist/contracts/constants';
import { beginExport, endExport, exportPart } from '@shortlist/contracts/http/internal';
import { answerSeconds, type Operation } from '@shortlist/contracts/operation';
import { createCommonError } from '@shortlist/service-kit';
import { type Dispatcher, request } from 'undici';
import type { ServiceName } from '../api-routes.js';

/** In the order in which they stand in the archive; the largest comes last. */
const order: readonly ServiceName[] = ['auth', 'usage', 'email', 'resumes'];

export interface ExportCaller {
  readonly serviceUrls: Readonly<Record<ServiceName, string>>;
  readonly authorization: string | undefined;
  /** Undefined: the workspace made with the account. */
  readonly workspace: string | undefined;
  readonly requestId: string;
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
}

/** An answer that is passed on to the caller as it is. */
export class PassedAnswer extends Error {
  constructor(
    readonly status: number,
    readonly headers: IncomingHttpHeaders,
    readonly body: string,
  ) {
    super(`A service answered ${status}.`);
    this.name = 'PassedAnswer';
  }
}

const notAnswering =
  'A part of Shortlist is not answering right now, so your data could not be collected. Please try again in a moment.';

async function call(
  { serviceUrls, authorization, workspace, requestId }: ExportCaller,
  service: ServiceName,
  { path, method }: Operation,
  options: { readonly body?: object; readonly signal?: AbortSignal } = {},
): Promise<Dispatcher.ResponseData> {
  const { body, signal } = options;
  try {
    return await request(new URL(path, serviceUrls[service]), {
      method,
      headers: {
        'x-request-id': requestId,
        ...(authorization === undefined ? {} : { authorization }),
        ...(workspace === undefined ? {} : { [workspaceHeader]: workspace }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(signal ? { signal } : {}),
      headersTimeout: answerSeconds.reading * 1000,
    });
  } catch (error) {
    throw createCommonError('Unavailable', { message: notAnswering, cause: error });
  }
}

/** Asks auth whether an export may begin. Throws its refusal, or that it does not answer. */
export async function begin(caller: ExportCaller): Promise<void> {
  const { statusCode, headers, body } = await call(caller, 'auth', beginExport);
  const text = await body.text();
  if (statusCode !== 200) throw new PassedAnswer(statusCode, headers, text);
}

/** Tells auth that an export is over. Throws when it does not answer: then it counts as over in a few minutes. */
export async function end(caller: ExportCaller, begun: boolean): Promise<void> {
  const { body } = await call(caller, 'auth', endExport, { body: { begun } });
  await body.dump();
}

/** Refusals that concern the caller's role or workspace. */
const callersOwn: readonly number[] = [403, 404];

/** Opens each service's part of the caller's data, as a stream. Throws when any of them refuses or does not answer. */
export async function openParts(
  caller: ExportCaller,
): Promise<readonly AsyncIterable<Uint8Array>[]> {
  const { signal } = caller;
  const answers = await Promise.all(
    order.map((service) => call(caller, service, exportPart, { signal })),
  );
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  if (refused && callersOwn.includes(refused.statusCode)) {
    throw new PassedAnswer(refused.statusCode, refused.headers, await refused.body.text());
  }
  if (refused) throw createCommonError('Unavailable', { message: notAnswering });
  return answers.map(({ body }) => body as AsyncIterable<Uint8Array>);
}
