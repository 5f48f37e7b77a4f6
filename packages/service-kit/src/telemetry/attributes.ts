/**
 * Names of span attributes, from OpenTelemetry's semantic conventions 1.45. Attributes whose values come from users or
 * strangers – URLs with their query, header values, database statements, error messages – are never set.
 */
export const attribute = {
  errorType: 'error.type',
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
  scheme: 'url.scheme',
  urlTemplate: 'url.template',
  serverAddress: 'server.address',
  serverPort: 'server.port',
  dbSystem: 'db.system.name',
  dbNamespace: 'db.namespace',
  dbCollection: 'db.collection.name',
  dbOperation: 'db.operation.name',
  dbStatus: 'db.response.status_code',
  /** The part of the product that made the span, named as in its log lines: in embedded mode all are one process. */
  part: 'shortlist.part',
  /** The id that the log lines of a request and of its background work carry. */
  requestId: 'shortlist.request_id',
  clientLeft: 'shortlist.client_left',
} as const;
