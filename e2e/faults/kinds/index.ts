import { brokerFaults } from './broker.js';
import type { Fault } from './fault.js';
import { machineFaults } from './machines.js';
import { mailFaults } from './mail.js';
import { networkFaults } from './network.js';
import { processFaults } from './processes.js';
import { providerFaults } from './provider.js';
import { releaseFaults } from './releases.js';

/** All that the product has to outlive. */
export const faults: readonly Fault[] = [
  ...processFaults,
  ...networkFaults,
  ...brokerFaults,
  ...mailFaults,
  ...providerFaults,
  ...machineFaults,
  ...releaseFaults,
];
