/** Declarations of a rule or a style attribute, by property in lower case. */
export type Declarations = ReadonlyMap<string, string>;

/** More rules than a page that a person wrote or a program exported has. */
const MAX_RULES = 5_000;

/** Reads 'color: white; font-size: 1px'. */
export function readDeclarations(text: string): Declarations {
  const declarations = new Map<string, string>();
  for (const declaration of text.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const value = declaration.slice(colon + 1).replace('!important', '');
    declarations.set(declaration.slice(0, colon).trim(), value.trim());
  }
  return declarations;
}

/**
 * Rules of a style sheet by their selector, as far as it is an element, a class, an id, or an element with one of them; rules
 * for what stands inside something else are taken by their last part. Rules for other media than the screen are left out.
 */
export function readRules(sheet: string): ReadonlyMap<string, Declarations> {
  const rules = new Map<string, Declarations>();
  for (const rule of sheet.split('}').slice(0, MAX_RULES)) {
    const open = rule.lastIndexOf('{');
    const head = rule.slice(0, Math.max(0, open));
    // The rest of '@media print { p { …' names the medium first.
    if (open === -1 || head.includes('@')) continue;
    const own = readDeclarations(rule.slice(open + 1));
    for (const selector of head.split(',')) {
      const last =
        selector
          .trim()
          .split(/[\s>+~]/)
          .at(-1)
          ?.toLowerCase() ?? '';
      if (last === '' || /[:[*]/.test(last)) continue;
      rules.set(last, new Map([...(rules.get(last) ?? []), ...own]));
    }
  }
  return rules;
}

/** Declarations that the rules give an element, the strongest last. */
export function declarationsOf(
  rules: ReadonlyMap<string, Declarations>,
  element: string,
  classes: readonly string[],
  id: string | null,
): readonly Declarations[] {
  const selectors = [
    element,
    ...classes.flatMap((name) => [`.${name}`, `${element}.${name}`]),
    ...(id === null ? [] : [`#${id}`, `${element}#${id}`]),
  ];
  return selectors.flatMap((selector) => rules.get(selector) ?? []);
}
