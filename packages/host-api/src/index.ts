export type * from './remote-props.js';
export * from './requirements.js';
export type { SessionTokens, User } from '@shortlist/contracts/entities';
export type { Operation } from '@shortlist/contracts/operation';
export type { RemotePage } from '@shortlist/contracts/remote-pages';
export type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
