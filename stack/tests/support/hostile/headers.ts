/** Texts that no header means. */
export const headerTexts: readonly string[] = [
  '',
  '%',
  '%00',
  '\u00ff\u00fe\u0080',
  ',;="',
  'x'.repeat(8_000),
  '-1',
  '99999999999999999999',
  '__proto__',
  '../..',
];
/** Headers that some part reads. */
export const headerNames: readonly string[] = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'content-encoding',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'idempotency-key',
  'last-event-id',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'traceparent',
  'tracestate',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-request-id',
  'x-shortlist-local',
];
/** Cookies of ours with such values. */
export const cookieTexts: readonly string[] = headerTexts.flatMap((text) =>
  ['auth_token', 'known_device', 'remote_overrides'].map((name) => `${name}=${text}`),
);
/** Types of a body that is none of ours. */
export const contentTypes: readonly string[] = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(500)}`,
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/x-www-form-urlencoded',
  'application/json; charset="',
  'text/plain',
  '/',
];
