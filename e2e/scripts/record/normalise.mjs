import { userInfo } from 'node:os';

const secrets = new Set([
  'access_token',
  'token',
  'refresh_token',
  'refreshToken',
  'ticket',
  'challenge',
  'secret',
  'ending',
  'uri',
  'recoveryCodes',
]);
const localServer = /http:\/\/127\.0\.0\.1:\d+/;
/** Lists of which a few items say what all do. */
const shortened = new Map([
  ['languageTerms', 2],
  ['places', 1],
]);

/** The answers without what differs from one run to the next: ids, times and secrets; long lists cut short. */
export function normalise(answers) {
  const ids = new Map();
  const stable = (text, kind) => {
    if (!ids.has(text)) ids.set(text, `${kind}-${ids.size + 1}`);
    return ids.get(text);
  };
  const walk = (value, key) => {
    if (secrets.has(key)) return Array.isArray(value) ? ['secret'] : 'secret';
    if (Array.isArray(value)) {
      return value.slice(0, shortened.get(key) ?? value.length).map((each) => walk(each, key));
    }
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, walk(each, name)]),
      );
    }
    if (typeof value !== 'string') return value;
    if ((key === 'by' || key === 'createdBy') && value === userInfo().username) return 'operator';
    if (key === 'requestId') return 'request';
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return '2026-01-01T00:00:00.000Z';
    if (localServer.test(value)) return value.replace(localServer, 'http://127.0.0.1:4000');
    return /^(?:id|jobId|candidateId|userId|leadId|aboutId)$/.test(key) && value.length > 12
      ? stable(value, 'id')
      : value;
  };
  return walk(answers);
}
