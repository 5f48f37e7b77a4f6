import type { DocumentedOperation, Schema } from '../document/open-api.js';
import { exampleBodies, exampleQuery, pathVariables } from './bodies.js';
import { sampleValue } from './sample-value.js';

/** Body of a request. */
export function bodyOf({
  requestBody,
}: DocumentedOperation): { readonly schema: Schema; readonly isForm: boolean } | null {
  const [[type, content] = ['', undefined]] = Object.entries(requestBody?.content ?? {});
  return content ? { schema: content.schema, isForm: type === 'multipart/form-data' } : null;
}

function createAddress(path: string, { parameters }: DocumentedOperation): string {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => pathVariables[name] ?? whole,
  );
  const needed = parameters.filter((each) => each.in === 'query' && each.required);
  const query = needed.map(
    ({ name, schema }) =>
      `${name}=${encodeURIComponent(exampleQuery[name] ?? String(sampleValue(schema, name)))}`,
  );
  return `"$SHORTLIST/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}"`;
}

function createBody({ operationId }: DocumentedOperation, { schema, isForm }: BodyForm): string[] {
  const example = exampleBodies[operationId] ?? sampleValue(schema);
  if (isForm)
    return Object.entries(example as object).map(
      ([name, value]) => `-F ${name}="${String(value)}"`,
    );
  return [
    "-H 'Content-Type: application/json'",
    `-d @- <<JSON\n${JSON.stringify(example, null, 2)}\nJSON`,
  ];
}
type BodyForm = NonNullable<ReturnType<typeof bodyOf>>;

/** Methods that curl takes by itself, without a body and with one. */
const usual = { bare: 'get', withBody: 'post' };

/** A call of the operation for a shell, in which its variables are set. */
export function createCurl(path: string, method: string, operation: DocumentedOperation): string {
  const body = bodyOf(operation);
  const isUsual = method === (body ? usual.withBody : usual.bare);
  const parts = [
    `curl -sS --fail-with-body ${isUsual ? '' : `-X ${method.toUpperCase()} `}${createAddress(path, operation)}`,
    '-H "Authorization: Bearer $TOKEN"',
    ...(body ? createBody(operation, body) : []),
  ];
  return parts.join(' \\\n  ');
}
