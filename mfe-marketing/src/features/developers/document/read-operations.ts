import { bodyOf, createCurl } from '../examples/create-curl.js';
import { sampleValue } from '../examples/sample-value.js';
import { describeSchema } from './describe-schema.js';
import type { DocumentedOperation, OpenApiDocument, Schema } from './open-api.js';

/** Something that a request carries. */
export interface RequestField {
  readonly name: string;
  readonly where: 'path' | 'query' | 'body' | 'form';
  readonly required: boolean;
  readonly kind: string;
}

export interface ApiError {
  readonly status: string;
  readonly code: string;
  readonly sentence: string;
}

/** One operation as a reader needs it. */
export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly scope: string;
  readonly fields: readonly RequestField[];
  /** A call that runs where $SHORTLIST, $TOKEN, $ID and $CANDIDATE are set. */
  readonly curl: string;
  /** The form of the answer, as JSON with sample values. */
  readonly answer: string;
  readonly errors: readonly ApiError[];
}

export interface OperationGroup {
  readonly scope: string;
  /** Description of the scope. */
  readonly text: string;
  readonly operations: readonly ApiOperation[];
}

/** The fields of an object and of those inside it, by their paths. */
function fieldsOf(
  schema: Schema,
  where: RequestField['where'],
  prefix = '',
): readonly RequestField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    const required = schema.required?.includes(key) === true;
    const inner = value.items?.properties
      ? fieldsOf(value.items, where, `${name}[].`)
      : fieldsOf(value, where, `${name}.`);
    return [{ name, where, required, kind: describeSchema(value) }, ...inner];
  });
}

function errorsOf({ responses }: DocumentedOperation): readonly ApiError[] {
  return Object.entries(responses)
    .filter(([status]) => status !== '200')
    .flatMap(([status, { description }]) =>
      description.split('\n').map((line) => {
        const [code = '', ...sentence] = line.split(': ');
        return { status, code, sentence: sentence.join(': ') };
      }),
    );
}

function answerOf({ responses }: DocumentedOperation): string {
  const [[type, content] = ['', undefined]] = Object.entries(responses['200']?.content ?? {});
  const json = JSON.stringify(sampleValue(content?.schema ?? {}), null, 2);
  return type === 'text/event-stream' ? `data: ${JSON.stringify(JSON.parse(json))}` : json;
}

function readOperation(path: string, method: string, operation: DocumentedOperation): ApiOperation {
  const body = bodyOf(operation);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    scope: operation['x-scope'] ?? '',
    fields: [
      ...operation.parameters.map(({ name, in: where, required, schema }) => ({
        name,
        where,
        required,
        kind: describeSchema(schema),
      })),
      ...(body ? fieldsOf(body.schema, body.isForm ? 'form' : 'body') : []),
    ],
    curl: createCurl(path, method, operation),
    answer: answerOf(operation),
    errors: errorsOf(operation),
  };
}

/** The operations that are for tokens, by what a token must be allowed to do. */
export function readOperations({ paths, components }: OpenApiDocument): readonly OperationGroup[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-scope'] !== undefined)
      .map(([method, operation]) => readOperation(path, method, operation)),
  );
  return Object.entries(components.securitySchemes.apiToken['x-scopes']).map(([scope, text]) => ({
    scope,
    text,
    operations: all.filter((operation) => operation.scope === scope),
  }));
}
