import { workspaceHeader } from '@shortlist/contracts/constants';
import type { Operation } from '@shortlist/contracts/operation';
import type { CallInput } from '@shortlist/host-api';
import axios, { AxiosError } from 'axios';
import { createAnsweredError } from './answered-error.js';
import { ApiError, cancelled } from './api-error.js';
import { networkErrorText, timeoutErrorText, unexpectedErrorText } from './error-message.js';
import type { AskedAs } from './first-answers.js';

const client = axios.create();

/** Sends one operation to `url` with axios; resolves to what was answered, unread. Throws ApiError, or the signal's AbortError. */
export async function sendRequest<Op extends Operation>(
  url: string,
  operation: Op,
  input: CallInput<Op>,
  { token, workspace }: AskedAs,
): Promise<unknown> {
  try {
    const response = await client.request<unknown>({
      url,
      method: operation.method,
      params: input.query,
      data: operation.multipart
        ? formData(input.body, operation.multipart.fileField, input.files ?? [])
        : input.body,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(workspace === null ? {} : { [workspaceHeader]: workspace }),
      },
      ...(input.signal ? { signal: input.signal } : {}),
      ...(input.onUploadProgress
        ? { onUploadProgress: ({ progress }) => input.onUploadProgress?.(progress ?? 0) }
        : {}),
    });
    return response.data;
  } catch (error) {
    if (axios.isCancel(error)) throw cancelled();
    throw toApiError(error);
  }
}

function formData(body: unknown, fileField: string, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, String(value));
  }
  for (const file of files) form.append(fileField, file, file.name);
  return form;
}

/** Any failure of a request as ApiError, with the texts of specification §8. */
function toApiError(error: unknown): ApiError {
  if (!(error instanceof AxiosError)) {
    const message = error instanceof Error && error.message ? error.message : unexpectedErrorText;
    return new ApiError({ status: null, code: 'UNKNOWN_ERROR', message, cause: error });
  }
  const { response } = error;
  if (response) {
    return createAnsweredError({
      status: response.status,
      body: response.data,
      retryAfter: response.headers['retry-after'],
      cause: error,
    });
  }
  if (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT) {
    return new ApiError({
      status: null,
      code: 'TIMEOUT_ERROR',
      message: timeoutErrorText,
      cause: error,
    });
  }
  if (error.code === AxiosError.ERR_NETWORK) {
    return new ApiError({
      status: null,
      code: 'NETWORK_ERROR',
      message: networkErrorText,
      cause: error,
    });
  }
  const message = error.message || unexpectedErrorText;
  return new ApiError({ status: null, code: 'UNKNOWN_ERROR', message, cause: error });
}
