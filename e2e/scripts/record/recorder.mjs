/** Values of the events in a whole `text/event-stream`. */
function eventsOf(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => JSON.parse(line.slice('data:'.length)));
}

function fillPath(template, params) {
  return template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name]));
}

/** Calls operations by name as a browser does, and keeps every answer with the name of its case. */
export function createRecorder({ url, contract }) {
  const operations = new Map(contract.operations.map((each) => [each.name, each]));
  const answers = [];
  let token = null;

  async function call(
    operation,
    name,
    { params = {}, query = {}, body, form, status = 200, keep = true } = {},
  ) {
    const { method, path, stream } = operations.get(operation);
    const search = new URLSearchParams(query).toString();
    const answer = await fetch(`${url}/api${fillPath(path, params)}${search && `?${search}`}`, {
      method,
      headers: {
        origin: url,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(form || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: form ?? (typeof body === 'string' ? body : JSON.stringify(body)),
    });
    const text = await answer.text();
    if (answer.status !== status)
      throw new Error(`${operation} (${name}) answered ${answer.status}, not ${status}: ${text}`);
    const bodies = stream && answer.ok ? eventsOf(text) : [JSON.parse(text)];
    if (keep)
      answers.push(...bodies.map((each) => ({ operation, case: name, status, body: each })));
    return bodies.at(-1);
  }

  return {
    answers,
    url,
    call,
    has: (operation) => operations.has(operation),
    signIn: (given) => {
      token = given;
    },
  };
}
