import type { Screening } from '../screening.js';
import { sampleData } from './sample-data.js';

/** A bundled screening of people who do not exist, for visitors to look around in: what the local engine makes of the samples. */
export const sampleScreening: Screening = {
  ...sampleData,
  origin: 'sample',
  jobId: 'sample',
  engine: { name: 'local', version: '4.1.0' },
  rejectionTemplate: null,
};
