export type * from './remote-props.js';
export * from './requirements.js';
export type { SessionTokens, User } from '@shortlist/contracts/entities';
export type { RemotePage } from '@shortlist/contracts/front-ends/remote-pages';
export type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
export type { Operation } from '@shortlist/contracts/operation';
