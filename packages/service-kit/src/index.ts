export { defaultAdminPort, defaultPorts } from './config/default-ports.js';
export {
  type ConfigOf,
  type ConfigReader,
  defineConfig,
  type Environment,
} from './config/define-config.js';
export { splitPublicKeys } from './config/public-keys.js';
export { ConfigError, readTogether } from './config/read-config.js';
export { readSecretFiles } from './config/secret-files.js';
export {
  listenVariables,
  presentListenVariables,
  presentServiceVariables,
  type ProcessName,
  serviceVariables,
} from './config/service-variables.js';
export { presentTokenLimits, tokenLimitVariables } from './config/token-limits.js';
export { variables } from './config/variables.js';
export {
  connectMongo,
  type ConnectMongoOptions,
  type Database,
  type MongoDatabase,
} from './connect-mongo.js';
export { type BackgroundTasks, createBackgroundTasks } from './create-background-tasks.js';
export { createSweeper, type CreateSweeperOptions, type Sweeper } from './create-sweeper.js';
export { isDuplicateKey } from './database/is-duplicate-key.js';
export { measureDatabase } from './database/measure-database.js';
export { type CallObserver, type DatabaseCall, observeCalls } from './database/observe-calls.js';
export { DatabaseUnavailableError, waitForDatabase } from './database/wait-for-database.js';
export type {
  Collection,
  ConditionalUpdate,
  DocumentUpdate,
  FindOptions,
} from './documents/collection.js';
export { containsText } from './documents/contains-text.js';
export {
  defineDocument,
  type DocumentDefinition,
  type DocumentIndex,
  type NewDocument,
  type View,
  type Viewed,
} from './documents/define-document.js';
export {
  deletedWorkspace,
  hashDeleted,
  isDeletedWorkspace,
  rememberDeletedWorkspace,
} from './documents/deleted-workspaces.js';
export { dueAt, furthestAhead, isDue } from './documents/due.js';
export { type CollectionsOf, openCollections } from './documents/open-collections.js';
export { migrateToWorkspaces, placeInWorkspaces } from './documents/place-in-workspaces.js';
export {
  type Migration,
  runMigrations,
  type RunMigrationsOptions,
} from './documents/run-migrations.js';
export { type Stored, storedEnum, storedObject } from './documents/stored.js';
export { UnreadableDocumentError } from './documents/unreadable-document.js';
export type { WorkspaceCollection } from './documents/workspace-collection.js';
export { createError } from './errors/create-error.js';
export { describeError, isClientAbort } from './errors/describe-error.js';
export { commonRefusal, createRefusal, DomainError, type Refusal } from './errors/domain-error.js';
export { createCommonError, HttpError, type HttpErrorOptions } from './errors/http-error.js';
export { createLateError } from './errors/late-error.js';
export { findOutage } from './errors/unavailable.js';
export { type ExportWriter } from './export/create-export-writer.js';
export type { ExportCoverage } from './export/export-format.js';
export { exportRoute } from './export/export-route.js';
export { type ExportPiece, readExport } from './export/read-export.js';
export { findLink, withoutLinks } from './find-links.js';
export {
  type Consumer,
  createFrame,
  type FrameConfig,
  type FrameContext,
  type FramedService,
  type FrameOverrides,
  type RunningService,
  type Served,
} from './frame/create-frame.js';
export { createLifecycle, type Lifecycle } from './frame/create-lifecycle.js';
export type { Opener, Parts } from './frame/create-parts.js';
export {
  createServiceFrame,
  type FrameBus,
  type OpenBus,
  type ServiceConfig,
  type ServiceContext,
  type ServiceOverrides,
  type ServiceParts,
} from './frame/create-service-frame.js';
export { type AppContext, type AppState, nameRoute, type RawContext } from './http/app-state.js';
export { isCanonicalPath } from './http/canonical-path.js';
export { createApp, type CreateAppOptions, type ServiceApp } from './http/create-app.js';
export { type DrainLimits, drainRequest } from './http/drain-request.js';
export type { CheckResult, ReadinessCheck } from './http/health.js';
export { type Member, memberOf } from './http/member.js';
export { createHttpMetrics, type HttpMetrics } from './http/metrics.js';
export type { OperationClient } from './http/operation-client.js';
export { createJsonReader, readJsonBody } from './http/read-json-body.js';
export { chooseRequestId, requestIdHeader } from './http/request-id.js';
export { requireScope } from './http/require-scope.js';
export {
  type OperationHandler,
  type OperationRequest,
  type RawOperationHandler,
  type RawOperationRequest,
  rawRoute,
  type Route,
  route,
} from './http/route.js';
export { apiSecurityHeaders, createSecurityHeaders } from './http/security-headers.js';
export { parseInput } from './http/validate.js';
export {
  listen,
  type Listenable,
  ListenError,
  type ListeningServer,
  type ListenOptions,
} from './listen.js';
export {
  createLogger,
  type CreateLoggerOptions,
  type Logger,
  type LogLevel,
  logLevels,
} from './logger.js';
export { longDate } from './long-date.js';
export {
  type Counter,
  createCounter,
  type CreateCounterOptions,
} from './metrics/create-counter.js';
export {
  createGauge,
  type CreateGaugeOptions,
  type Reading,
  single,
} from './metrics/create-gauge.js';
export {
  createHistogram,
  type CreateHistogramOptions,
  type Histogram,
} from './metrics/create-histogram.js';
export { createSample, type CreateSampleOptions, type Sample } from './metrics/create-sample.js';
export { type Ending, measure } from './metrics/measure.js';
export { showBuild, type ShowBuildOptions } from './metrics/show-build.js';
export { findAddressProblem } from './network/find-address-problem.js';
export { lookupPublic, PrivateAddressError, type ResolveName } from './network/lookup-public.js';
export { addressOfHost, isPublicAddress } from './network/public-address.js';
export { sendRequest } from './network/send-request.js';
export { networkOf } from './network-of.js';
export { CONFLICT, retryConflicts, type RetryConflictsOptions } from './retry-conflicts.js';
export { runService, type RunServiceOptions, type Service, stopLimitMs } from './run-service.js';
export { createSealer, type RotatingSealer, type Sealer } from './sealing/create-sealer.js';
export {
  type AdminAddress,
  serve,
  serveAdmin,
  type ServeOptions,
  type ServingApp,
} from './serve.js';
export { type Annotate, annotateSpan, inSpan, type InSpanOptions } from './telemetry/in-span.js';
export { startTracing, type StartTracingOptions, type Tracing } from './telemetry/start-tracing.js';
export { traceCall, type TracedCall, type TraceHeaders } from './telemetry/trace-call.js';
export { readTracingConfig, type TracingConfig } from './telemetry/tracing-config.js';
export { isTracing } from './telemetry/tracing-state.js';
export {
  createTokenSigner,
  createTokenVerifier,
  type TokenSigner,
  type TokenVerifier,
} from './tokens.js';
export { type BusHooks, createBusHooks } from './work/create-bus-hooks.js';
export { type BusMetrics, createBusMetrics } from './work/create-bus-metrics.js';
export { currentWork, runWork, type Work } from './work/current-work.js';
export { reportActivity } from './work/report-activity.js';
export { beginTask, continueTask, resumeWork } from './work/run-task.js';
export type { Filter } from 'mongodb';
export type { Registry } from 'prom-client';
