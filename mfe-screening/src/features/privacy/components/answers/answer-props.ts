import type { KeptPerson } from '@shortlist/contracts/privacy';
import type { RequestAnswer } from '../../use-requests.js';

/** Props of each way to answer a request. */
export interface AnswerProps {
  readonly chosen: readonly KeptPerson[];
  readonly onAnswer: (body: RequestAnswer) => Promise<void>;
  readonly onClose: () => void;
}
