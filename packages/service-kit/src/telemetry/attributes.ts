/**
 * Names of span attributes, by OpenTelemetry's semantic conventions 1.45. What a name would hold that comes from people or strangers
 * – addresses of pages with their query, header values, statements of a database, messages of errors – is never set.
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
  /** Which part of the product a span is of, as its log lines call it: in the embedded mode all are one process. */
  part: 'shortlist.part',
  /** The id that the log lines of a request and of its background work carry. */
  requestId: 'shortlist.request_id',
  clientLeft: 'shortlist.client_left',
} as const;
