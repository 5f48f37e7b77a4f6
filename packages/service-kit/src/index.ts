export { HttpError, createCommonError, type HttpErrorOptions } from './errors/http-error.js';
export { createError } from './errors/create-error.js';
export { describeError, isClientAbort } from './errors/describe-error.js';
export { createApp, type CreateAppOptions, type ServiceApp } from './http/create-app.js';
export { nameRoute, type AppContext, type AppState, type RawContext } from './http/app-state.js';
export { isCanonicalPath } from './http/canonical-path.js';
export { drainRequest, type DrainLimits } from './http/drain-request.js';
export type { CheckResult, ReadinessCheck } from './http/health.js';
export { createHttpMetrics, type HttpMetrics } from './http/metrics.js';
export { chooseRequestId, requestIdHeader } from './http/request-id.js';
export {
  rawRoute,
  route,
  type OperationHandler,
  type OperationRequest,
  type RawOperationHandler,
  type RawOperationRequest,
  type Route,
} from './http/route.js';
export { apiSecurityHeaders } from './http/security-headers.js';
export { parseInput } from './http/validate.js';
export { ConfigError, readConfig } from './config/read-config.js';
export {
  defaultAdminPort,
  listenVariables,
  presentListenVariables,
  presentServiceVariables,
  serviceVariables,
  type ServiceVariablesOptions,
} from './config/service-variables.js';
export { variables } from './config/variables.js';
export {
  createLogger,
  logLevels,
  type CreateLoggerOptions,
  type Logger,
  type LogLevel,
} from './logger.js';
export {
  createTokenSigner,
  createTokenVerifier,
  type TokenSigner,
  type TokenVerifier,
} from './tokens.js';
export { connectMongo, type ConnectMongoOptions, type MongoDatabase } from './connect-mongo.js';
export {
  listen,
  ListenError,
  type Listenable,
  type ListeningServer,
  type ListenOptions,
} from './listen.js';
export {
  serve,
  serveAdmin,
  type AdminAddress,
  type ServeOptions,
  type ServingApp,
} from './serve.js';
export { runService, type RunServiceOptions, type Service } from './run-service.js';
export { inSpan, type Annotate, type InSpanOptions } from './telemetry/in-span.js';
export { startTracing, type StartTracingOptions, type Tracing } from './telemetry/start-tracing.js';
export { traceCall, type TracedCall, type TraceHeaders } from './telemetry/trace-call.js';
export { isTracing } from './telemetry/tracing-state.js';
export { createSweeper, type CreateSweeperOptions, type Sweeper } from './create-sweeper.js';
export { createBackgroundTasks, type BackgroundTasks } from './create-background-tasks.js';
export { createCounter, type Counter, type CreateCounterOptions } from './create-counter.js';
export { findLink, withoutLinks } from './find-links.js';
export {
  defineDocument,
  type DocumentDefinition,
  type DocumentIndex,
  type NewDocument,
  type View,
  type Viewed,
} from './documents/define-document.js';
export type { Collection, DocumentUpdate, FindOptions } from './documents/collection.js';
export { isDuplicateKey } from './documents/is-duplicate-key.js';
export { openCollections, type CollectionsOf } from './documents/open-collections.js';
export {
  runMigrations,
  type Migration,
  type RunMigrationsOptions,
} from './documents/run-migrations.js';
export { storedEnum, storedObject, type Stored } from './documents/stored.js';
export { UnreadableDocumentError } from './documents/unreadable-document.js';
