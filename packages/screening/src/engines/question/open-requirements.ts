import type { Criterion, Verdict } from '@shortlist/contracts/screening';
import type { JudgedRequirement } from '../flags/flag-claims.js';
import type { LocalJudgement } from '../reading/judge-locally.js';
import { closeStatements } from './close-statements.js';
import { numberStatements, type Statements } from './statements.js';

/** A question to a model about a resume; plain data, so that it can pass between threads. */
export interface OpenQuestion {
  readonly criteria: readonly Pick<Criterion, 'id' | 'text'>[];
  readonly statements: Statements;
}

/** True where the resume itself decides: it shows the thing, says no to it or that it is not finished, or only lists it. */
function isSettled({ verdict, isOnlyListed }: JudgedRequirement): boolean {
  return verdict.verdict === 'met' || verdict.reason !== undefined || isOnlyListed;
}

/**
 * The requirements that code alone leaves unclear, with the statements that may show them: what is shown in part, and
 * what is not mentioned though some statement is near. `known` verdicts are not asked for again.
 */
export function findOpen(
  { facts, framed, judged }: LocalJudgement,
  known: readonly Verdict[],
): OpenQuestion {
  const isKnown = new Set(known.map(({ criterionId }) => criterionId));
  const open: Pick<Criterion, 'id' | 'text'>[] = [];
  const indexes: number[] = [];
  const { segments } = facts.analysis;
  for (const own of judged) {
    const { requirement } = own;
    const { id, text, enabled, onCall } = requirement.criterion;
    if (isSettled(own) || isKnown.has(id) || enabled === false) continue;
    const inPart = own.verdict.verdict === 'partly';
    if (onCall && !inPart) continue;
    const close = closeStatements(requirement, framed.shown);
    const start = own.verdict.place?.start;
    const decided = segments.findIndex((segment) => segment.start === start);
    if (close.length === 0 && decided < 0) continue;
    open.push({ id, text });
    indexes.push(...close, ...(decided < 0 ? [] : [decided]));
  }
  return { criteria: open, statements: numberStatements(facts.analysis, indexes) };
}
