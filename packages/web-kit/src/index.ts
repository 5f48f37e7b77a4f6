export { ApiError, type ApiErrorOptions } from './api/api-error.js';
export {
  type ApiClient,
  createApiClient,
  type CreateApiClientOptions,
} from './api/create-api-client.js';
export { errorMessage, loadFailureText } from './api/error-message.js';
export { prepareCalls } from './api/prepare-calls.js';
export { createSessionCookies, type SessionCookies } from './api/session-cookies.js';
export {
  createWorkspace,
  listJoinableWorkspaces,
  listWorkspaces,
  type Workspace,
} from './api/workspace-operations.js';
export { Button, type ButtonProps } from './components/actions/Button.js';
export { ButtonLink, type ButtonLinkProps } from './components/actions/ButtonLink.js';
export { Spinner } from './components/actions/Spinner.js';
export { AnyLink, type LinkTarget } from './components/AnyLink.js';
export { Avatar, initialsOf } from './components/Avatar.js';
export { Card } from './components/Card.js';
export { Chip, type ChipProps } from './components/Chip.js';
export { Delayed, type DelayedProps } from './components/feedback/Delayed.js';
export { Dialog, type DialogProps } from './components/feedback/Dialog.js';
export { EmptyState, type EmptyStateProps } from './components/feedback/EmptyState.js';
export { ErrorPanel, type ErrorPanelProps } from './components/feedback/ErrorPanel.js';
export { createLazyDialog } from './components/feedback/LazyDialog.js';
export { createLazyPage } from './components/feedback/LazyPage.js';
export { createLazyPart, type LazyPart } from './components/feedback/LazyPart.js';
export { Note, type NoteProps } from './components/feedback/Note.js';
export { ProgressBar, type ProgressBarProps } from './components/feedback/ProgressBar.js';
export { Skeleton, type SkeletonProps } from './components/feedback/Skeleton.js';
export { usePrepared } from './components/feedback/use-prepared.js';
export { Checkbox, type CheckboxProps } from './components/fields/Checkbox.js';
export { NumberField, type NumberFieldProps } from './components/fields/NumberField.js';
export { PasswordField } from './components/fields/PasswordField.js';
export { SearchField, type SearchFieldProps } from './components/fields/SearchField.js';
export { SelectField, type SelectFieldProps } from './components/fields/SelectField.js';
export { TextArea, type TextAreaProps } from './components/fields/TextArea.js';
export { TextField, type TextFieldProps } from './components/fields/TextField.js';
export { type Figure, FigureStrip } from './components/FigureStrip.js';
export { FillScreen } from './components/FillScreen.js';
export { Icon, type IconProps } from './components/Icon.js';
export * as icons from './components/IconShapes.js';
export { Row, type Space, Stack } from './components/layout.js';
export { Logo } from './components/Logo.js';
export { Mark } from './components/Mark.js';
export { Page, PageHead, type PageHeadProps } from './components/Page.js';
export { ScoreBadge } from './components/ScoreBadge.js';
export { column } from './components/style-parts.js';
export { type Tab, TabPanel, type TabPanelProps, Tabs, type TabsProps } from './components/Tabs.js';
export { TextLink, type TextLinkProps } from './components/TextLink.js';
export type { Tone } from './components/tone.js';
export { VisuallyHidden } from './components/VisuallyHidden.js';
export { copyText } from './copy-text.js';
export { downloadFile } from './download-file.js';
export { type Cause, findCause, outageTexts } from './find-cause.js';
export { formatDate, formatLongDate, formatNumber, formatTime, formatUtcDay } from './format.js';
export { createHost, type CreateHostOptions, type HostStore } from './host/create-host.js';
export { fetchRuntimeConfig } from './host/fetch-runtime-config.js';
export { HostProvider, type HostProviderProps, useHost } from './host/HostProvider.js';
export { mountStandalone } from './host/mount-standalone.js';
export { readRuntimeConfig } from './host/read-runtime-config.js';
export { type OperationState, useOperation } from './host/use-operation.js';
export {
  dataOwner,
  notAllowedText,
  useMay,
  userOfOwner,
  workspaceHeaders,
} from './host/use-workspace.js';
export { memberInitials } from './members/member-initials.js';
export { MemberMark } from './members/MemberMark.js';
export { reportProblem } from './report-problem.js';
export { GlobalStyle } from './theme/GlobalStyle.js';
export {
  applyThemeChoice,
  chooseTheme,
  readThemeChoice,
  type ThemeChoice,
  themeStorageKey,
} from './theme/theme-choice.js';
export { createToastStore, type Toast, type ToastStore } from './toasts/toast-store.js';
export { ToastRegion } from './toasts/ToastRegion.js';
export { whenIdle } from './when-idle.js';
