import type { BusLog } from '@shortlist/bus';

export const silent: BusLog = { debug() {}, info() {}, warn() {}, error() {} };
