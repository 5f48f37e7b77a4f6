import { localAttribute, readXml } from '../../markup/xml.js';
import { applyRunProperty, type Ground, isOn, readShade, type RunLook } from './docx-look.js';
import type { Theme } from './theme.js';

/** Properties that a style, or a part of a table style, gives to text. */
export interface Style {
  readonly run: RunLook;
  /** Behind paragraphs of this style. */
  readonly paragraph: Ground | null | undefined;
  /** Behind cells of this style. */
  readonly cell: Ground | null | undefined;
}

export interface TableStyle extends Style {
  /** Parts such as `firstRow` or `band1Horz` that differ. */
  readonly parts: ReadonlyMap<string, Style>;
}

export interface Styles {
  /** Look of all text without other properties. */
  readonly base: RunLook;
  /** A paragraph or character style; the default paragraph style for null. */
  of(id: string | null): Style | undefined;
  table(id: string | null): TableStyle | undefined;
}

interface Draft {
  run: RunLook;
  paragraph?: Ground | null;
  cell?: Ground | null;
  basedOn: string | null;
  parts: Map<string, Draft>;
}

const MAX_CHAIN = 20;
/** Elements that hold a style as it was before a tracked change. */
const CHANGES = new Set(['w:rPrChange', 'w:pPrChange', 'w:tcPrChange', 'w:tblPrChange']);

function emptyDraft(): Draft {
  return { run: {}, basedOn: null, parts: new Map() };
}

function merge(chain: readonly (Draft | undefined)[]): Style {
  const last = (key: 'paragraph' | 'cell') =>
    chain.findLast((draft) => draft?.[key] !== undefined)?.[key];
  return {
    run: Object.assign({}, ...chain.map((draft) => draft?.run)) as RunLook,
    paragraph: last('paragraph'),
    cell: last('cell'),
  };
}

/** Reads styles.xml: which styles hide, whiten, shrink or shade. */
export function readStyles(source: string, theme: Theme): Styles {
  const drafts = new Map<string, Draft>();
  const base: RunLook = {};
  let defaultId: string | null = null;
  let style: Draft | null = null;
  let part: Draft | null = null;
  let holder = '';
  let inDefaults = false;
  let change: string | null = null;
  for (const token of readXml(source)) {
    if (token.kind === 'text') continue;
    const { name } = token;
    if (change !== null) {
      if (token.kind === 'close' && name === change) change = null;
    } else if (token.kind === 'close') {
      if (name === 'w:style') style = null;
      else if (name === 'w:tblStylePr') part = null;
      else if (name === 'w:docDefaults') inDefaults = false;
    } else if (CHANGES.has(name)) {
      if (!token.empty) change = name;
    } else if (name === 'w:docDefaults') inDefaults = true;
    else if (name === 'w:style') {
      style = emptyDraft();
      part = null;
      const id = localAttribute(token.attributes, 'styleId');
      if (id !== null) drafts.set(id, style);
      const isDefault =
        localAttribute(token.attributes, 'default') !== null &&
        localAttribute(token.attributes, 'type') === 'paragraph';
      if (isDefault && !/default\s?=\s?["'](?:0|false|off)/.test(token.attributes)) defaultId = id;
    } else if (inDefaults) applyRunProperty(base, name, token.attributes, theme);
    else if (style) {
      if (name === 'w:basedOn') style.basedOn = localAttribute(token.attributes, 'val');
      else if (name === 'w:tblStylePr') {
        part = emptyDraft();
        style.parts.set(localAttribute(token.attributes, 'type') ?? '', part);
      } else if (name === 'w:rPr' || name === 'w:pPr' || name === 'w:tcPr' || name === 'w:tblPr') {
        holder = name;
      } else {
        const to = part ?? style;
        if (name === 'w:shd' && holder === 'w:pPr')
          to.paragraph = readShade(token.attributes, theme);
        else if (name === 'w:shd' && (holder === 'w:tcPr' || holder === 'w:tblPr')) {
          to.cell = readShade(token.attributes, theme);
        } else applyRunProperty(to.run, name, token.attributes, theme);
      }
    }
  }

  function chainOf(id: string | null): readonly Draft[] {
    const chain: Draft[] = [];
    let draft = drafts.get(id ?? '');
    while (draft && chain.length < MAX_CHAIN) {
      chain.unshift(draft);
      draft = drafts.get(draft.basedOn ?? '');
    }
    return chain;
  }

  const made = new Map<string, TableStyle>();
  function make(id: string): TableStyle {
    const chain = chainOf(id);
    const names = new Set(chain.flatMap((draft) => [...draft.parts.keys()]));
    const parts = [...names].map(
      (name) => [name, merge(chain.map((draft) => draft.parts.get(name)))] as const,
    );
    return { ...merge(chain), parts: new Map(parts) };
  }
  function find(id: string | null): TableStyle | undefined {
    if (id === null || !drafts.has(id)) return undefined;
    const known = made.get(id) ?? make(id);
    made.set(id, known);
    return known;
  }
  return { base, of: (id) => find(id ?? defaultId), table: find };
}

/** True when the settings of a document say that its page colour is shown, or say nothing as there are none. */
export function showsPageColour(settings: string | undefined): boolean {
  if (settings === undefined) return true;
  for (const token of readXml(settings)) {
    if (token.kind === 'open' && token.name === 'w:displayBackgroundShape') {
      return isOn(token.attributes);
    }
  }
  return false;
}
