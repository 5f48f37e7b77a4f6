import type { Dispatcher, Pool } from 'undici';
import { AnswerWriter } from './answer-writer.js';
import { requestHeaders } from './forward-headers.js';
import { ProxyError, type TracedInput } from './forward-input.js';

/** Forwards a request whose body, if any, was read; undici's `dispatch` costs a third of what its streams do. */
export function forwardWhole(pool: Pool, target: string, input: TracedInput): Promise<void> {
  const { request, response } = input;
  const answer = new AnswerWriter(response);
  return new Promise((resolve, reject) => {
    let call: Dispatcher.DispatchController | undefined;
    /** Why the call was given up. */
    let given: Error | undefined;
    const giveUp = (reason: Error) => {
      given = reason;
      call?.abort(reason);
    };
    const late = setTimeout(() => {
      const error = new ProxyError('timeout', target);
      reject(error);
      giveUp(error);
    }, input.answerTimeoutMs);
    const leave = () => {
      if (response.writableFinished) return;
      clearTimeout(late);
      resolve();
      giveUp(new Error('The client went away.'));
    };
    const goOn = () => call?.resume();
    response.once('close', leave);
    pool.dispatch(
      {
        path: input.path,
        method: request.method as Dispatcher.HttpMethod,
        headers: requestHeaders(input),
        body: input.body ?? null,
        ...(input.isStream ? { bodyTimeout: 0 } : {}),
      },
      {
        onRequestStart(controller) {
          call = controller;
          if (given) controller.abort(given);
        },
        onResponseStart(_controller, status, headers) {
          if (status < 200) return;
          clearTimeout(late);
          answer.begin(status, headers);
        },
        onResponseData(controller, chunk) {
          if (answer.write(chunk)) return;
          controller.pause();
          response.once('drain', goOn);
        },
        onResponseEnd() {
          answer.end();
          resolve();
        },
        onResponseError(_controller, error) {
          clearTimeout(late);
          if (given) return;
          response.off('close', leave);
          answer.release();
          if (response.headersSent) {
            response.destroy();
            resolve();
          } else reject(new ProxyError('unreachable', target, error));
        },
      },
    );
  });
}
