import * as z from 'zod/mini';
import { apiScopes, apiScopeTexts, apiTokenPrefix } from './api-scopes.js';
import { commonErrors, errorBody } from './errors.js';
import type { NamedError, Operation } from './http/operation.js';
import { operations } from './operations.js';
import { type OpenEnum, openEnums } from './values/open-enum.js';

/** The form on the wire; a value that may grow lists its known ones (`x-extensible-enum`). */
function jsonSchema(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: described }) => {
      const open = openEnums.get(zodSchema as unknown as OpenEnum<string>);
      if (open) described['x-extensible-enum'] = [...open.known];
    },
  });
  return rest;
}

function requestBody(operation: Operation): Record<string, unknown> | undefined {
  if (!operation.body) return undefined;
  const schema = jsonSchema(operation.body);
  if (!operation.multipart) {
    return { required: true, content: { 'application/json': { schema } } };
  }
  const properties = {
    ...(schema['properties'] as object),
    [operation.multipart.fileField]: { type: 'array', items: { type: 'string', format: 'binary' } },
  };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...schema, properties } } },
  };
}

function parameters(operation: Operation): unknown[] {
  const of = (schema: z.ZodMiniType | undefined, where: 'path' | 'query') => {
    if (!schema) return [];
    const json = jsonSchema(schema);
    const required = new Set((json['required'] as string[] | undefined) ?? []);
    return Object.entries((json['properties'] as Record<string, unknown> | undefined) ?? {}).map(
      ([name, propertySchema]) => ({
        name,
        in: where,
        required: where === 'path' || required.has(name),
        schema: propertySchema,
      }),
    );
  };
  return [...of(operation.params, 'path'), ...of(operation.query, 'query')];
}

function errorResponses(operation: Operation): Record<string, unknown> {
  const named: [string, NamedError][] = [
    ...Object.entries(operation.errors),
    ['InvalidInput', commonErrors.InvalidInput],
    ...(operation.auth === 'team'
      ? ([['Unauthenticated', commonErrors.Unauthenticated]] as [string, NamedError][])
      : []),
    ...(operation.auth === 'user'
      ? ([
          ['Unauthenticated', commonErrors.Unauthenticated],
          ['TokenNotAllowed', commonErrors.TokenNotAllowed],
        ] as [string, NamedError][])
      : []),
    ...(operation.action
      ? ([
          ['NotAllowed', commonErrors.NotAllowed],
          ['WorkspaceNotFound', commonErrors.WorkspaceNotFound],
        ] as [string, NamedError][])
      : []),
    ['Internal', commonErrors.Internal],
  ];
  const byStatus = new Map<number, string[]>();
  for (const [code, error] of named) {
    byStatus.set(error.status, [
      ...(byStatus.get(error.status) ?? []),
      `${code}: ${error.message}`,
    ]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      String(status),
      {
        description: lines.join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function answerContent({ file, stream, response }: Operation): Record<string, unknown> {
  if (file !== undefined) return { [file]: { schema: { type: 'string', format: 'binary' } } };
  const contentType = stream ? 'text/event-stream' : 'application/json';
  return { [contentType]: { schema: jsonSchema(response) } };
}

/** A team, a person who has signed in, or where the operation has a scope a token that has it. */
function securityOf({ auth, scope }: Operation): object {
  if (auth === 'public') return {};
  if (auth === 'team') return { security: [{ teamToken: [] }] };
  return {
    security: [{ bearer: [] }, ...(scope === undefined ? [] : [{ apiToken: [scope] }])],
    ...(scope === undefined ? {} : { 'x-scope': scope }),
  };
}

function describeOperation(operation: Operation): Record<string, unknown> {
  const body = requestBody(operation);
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.path.split('/')[1]],
    ...securityOf(operation),
    parameters: parameters(operation),
    ...(body ? { requestBody: body } : {}),
    responses: {
      '200': {
        description: 'Success',
        content: answerContent(operation),
      },
      ...errorResponses(operation),
    },
  };
}

/** The OpenAPI 3.1 document of the whole API, generated from the operations. `version` is the product's. */
export function createOpenApiDocument(version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = describeOperation(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shortlist API',
      version,
      description:
        'A text with a NUL character or half of a surrogate pair is refused with 422 InvalidInput, in every field.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody) },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a person who has signed in (`POST /auth/login`).',
        },
        teamToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'shortlist_team_…',
          description: 'The token of the team of a remote, made by an operator.',
        },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${apiTokenPrefix}…`,
          description: `A personal access token, made at /account. Its scopes: ${apiScopes.join(', ')}.`,
          'x-scopes': apiScopeTexts,
        },
      },
    },
  };
}
