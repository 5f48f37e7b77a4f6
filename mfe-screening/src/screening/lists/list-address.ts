import { bands, type ListFilters, marks, noFilters, standings } from './list-filters.js';
import { type SortKey, sortKeys } from './list-order.js';
import { type Who, whos } from './who.js';

/** State of a list, as its address holds it. */
export interface ListView {
  readonly search: string;
  readonly sort: SortKey;
  readonly who: Who;
  readonly filters: ListFilters;
  /** Id of the candidate whose details are open. */
  readonly open: string | null;
}

/** The longest search that is read from an address, in characters; the server takes no longer one. */
const longestSearch = 200;
/** The most years that can be asked for. */
export const maxYears = 60;

const known = <Value extends string>(values: readonly string[], all: readonly Value[]) =>
  all.filter((value) => values.includes(value));

function readYears(text: string | null): number | null {
  const years = Number(text ?? '');
  return Number.isInteger(years) && years > 0 && years <= maxYears ? years : null;
}

/** Reads the view from an address; what makes no sense in it is left out. */
export function readListView(params: URLSearchParams): ListView {
  return {
    search: (params.get('q') ?? '').slice(0, longestSearch),
    sort: known([params.get('sort') ?? ''], sortKeys)[0] ?? sortKeys[0],
    who: known([params.get('who') ?? ''], whos)[0] ?? whos[0],
    filters: {
      bands: known(params.getAll('band'), bands),
      standings: known(params.getAll('status'), standings),
      marks: known(params.getAll('is'), marks),
      has: params.getAll('has'),
      years: readYears(params.get('years')),
      tags: params.getAll('tag'),
    },
    open: params.get('open'),
  };
}

/** The address with a changed view; the rest of it stays. */
export function withListView(params: URLSearchParams, change: Partial<ListView>): URLSearchParams {
  const { search, sort, who, filters, open } = { ...readListView(params), ...change };
  const next = new URLSearchParams(params);
  const set = (name: string, values: readonly string[]) => {
    next.delete(name);
    for (const value of values) next.append(name, value);
  };
  set('q', search === '' ? [] : [search]);
  set('sort', sort === sortKeys[0] ? [] : [sort]);
  set('who', who === whos[0] ? [] : [who]);
  set('band', filters.bands);
  set('status', filters.standings);
  set('is', filters.marks);
  set('has', filters.has);
  set('years', filters.years === null ? [] : [String(filters.years)]);
  set('tag', filters.tags);
  set('open', open === null ? [] : [open]);
  return next;
}

/** The address of another tab: search, choice, filters and the open candidate belong to the one that is left. */
export function withTab(params: URLSearchParams, tab: string, first: string): URLSearchParams {
  const next = withListView(params, { search: '', who: whos[0], filters: noFilters, open: null });
  if (tab === first) next.delete('tab');
  else next.set('tab', tab);
  return next;
}
