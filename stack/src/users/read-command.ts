import { parseArgs } from 'node:util';
import { planNames } from '@shortlist/contracts/constants';
import type { PlanName } from '@shortlist/contracts/entities';
import { addSignOnDomain } from '@shortlist/contracts/http/auth';

interface InWorkspace {
  readonly who: string;
  /** Undefined: the workspace made with the account. */
  readonly workspace: string | undefined;
}

/** A change of one account. */
export type Change =
  | (InWorkspace & { readonly action: 'plan'; readonly plan: PlanName })
  | (InWorkspace & { readonly action: 'exempt'; readonly exempt: boolean })
  | (InWorkspace & { readonly action: 'domain'; readonly domain: string })
  | (InWorkspace & { readonly action: 'owner' | 'any-sign-in' })
  | {
      readonly action: 'disable' | 'enable' | 'unlock' | 'factor-off' | 'delete';
      readonly who: string;
    };

export type Command =
  | { readonly action: 'help' }
  | {
      readonly action: 'list';
      readonly search: string | undefined;
      readonly plan: PlanName | undefined;
      readonly asked: boolean;
      readonly json: boolean;
    }
  | { readonly action: 'show'; readonly who: string; readonly json: boolean }
  /** Undefined: of all accounts. */
  | { readonly action: 'audit'; readonly who: string | undefined; readonly json: boolean }
  | Change;

const nothingDone = 'Nothing was changed.';
const plansAre = `Plans are: ${planNames.join(', ')}.`;

/** Reads the command from the command line, or a sentence about its problem. */
export function readCommand(words: readonly string[]): Command | string {
  try {
    return understand(words);
  } catch (error) {
    // From parseArgs: it names the unknown option.
    return (error as Error).message;
  }
}

function readPlan(word: string | undefined): PlanName | undefined {
  return planNames.find((name) => name.toLowerCase() === word?.toLowerCase());
}

function understand(words: readonly string[]): Command | string {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      search: { type: 'string' },
      plan: { type: 'string' },
      asked: { type: 'boolean', default: false },
      workspace: { type: 'string' },
      yes: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { search, asked, workspace, yes, json, help } = values;
  if (help) return { action: 'help' };
  const [action, who, word, ...more] = positionals;
  const filters = [search, values.plan, asked || undefined].some((value) => value !== undefined);
  if (yes && action !== 'delete') return '--yes is for delete only.';
  if (
    workspace !== undefined &&
    !['plan', 'exempt', 'owner', 'domain', 'any-sign-in'].includes(action ?? '')
  )
    return '--workspace is for plan, exempt, owner, domain and any-sign-in only.';
  if (filters && action !== 'list') return '--search, --plan and --asked are for list only.';
  switch (action) {
    case 'list': {
      if (who !== undefined) return 'list takes options only. To look for a word: --search <word>.';
      const plan = readPlan(values.plan);
      if (values.plan !== undefined && !plan) return `There is no such plan. ${plansAre}`;
      return { action, search, plan, asked, json };
    }
    case 'audit':
      return word === undefined ? { action, who, json } : 'audit takes one account at most.';
    case 'show':
    case 'disable':
    case 'enable':
    case 'unlock':
    case 'factor-off':
    case 'delete':
    case 'plan':
    case 'exempt':
    case 'owner':
    case 'domain':
    case 'any-sign-in':
      break;
    default:
      return 'Say what to do: list, show, plan, exempt, owner, domain, any-sign-in, disable, enable, unlock, factor-off, delete or audit.';
  }
  if (!who) return `Say whose account: its address or its id. ${nothingDone}`;
  if (more.length > 0) return `That is one word too many: ${more[0]}. ${nothingDone}`;
  if (action === 'show')
    return word === undefined ? { action, who, json } : 'show takes one account.';
  if (json) return `--json is for list, show and audit. ${nothingDone}`;
  if (action === 'plan') {
    const plan = readPlan(word);
    return plan ? { action, who, workspace, plan } : `Say which plan. ${plansAre} ${nothingDone}`;
  }
  if (action === 'exempt') {
    if (word !== 'yes' && word !== 'no')
      return `Say yes to let the account skip the token limit, no to end that. ${nothingDone}`;
    return { action, who, workspace, exempt: word === 'yes' };
  }
  if (action === 'domain') {
    const { success, data } = addSignOnDomain.body.safeParse({ domain: word });
    return success
      ? { action, who, workspace, domain: data.domain }
      : `Say which domain, like example.com. ${nothingDone}`;
  }
  if (word !== undefined) return `${action} takes one account. ${nothingDone}`;
  if (action === 'owner')
    return workspace === undefined
      ? `Say of which workspace: --workspace <id>. ${nothingDone}`
      : { action, who, workspace };
  if (action === 'any-sign-in') return { action, who, workspace };
  if (action === 'delete' && !yes)
    return `This deletes the account with everything that is kept for it, for good. Add --yes. ${nothingDone}`;
  return { action, who };
}
